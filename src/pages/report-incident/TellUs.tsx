import { tellUs } from './content';
import { ContactAction } from '@/ui/ContactAction';
import { smsLink } from '@/site/contact-links';
import { organization } from '@/site/organization.content';
import { StepSection } from './StepSection';

/** The one email of the page (subject Incident Report): what helps to say in it, who reads it, what happens next. */
export function TellUs() {
  return (
    <StepSection step={4} id={tellUs.id} title={tellUs.title} zone="boards">
      <p className="mt-4 max-w-measure text-lead">
        {tellUs.text}{' '}
        <a href={smsLink()} className="whitespace-nowrap underline underline-offset-4">
          {organization.phone}
        </a>
        .
      </p>
      <div className="mt-8 grid gap-x-gutter gap-y-10 @3xl:grid-cols-2">
        <ContactAction action={tellUs.action} variant="haldi" note={tellUs.note} />
        <div>
          <h3 className="title-4">{tellUs.includeTitle}</h3>
          <ul role="list" className="mt-3 divide-y divide-scuff border-y border-scuff">
            {tellUs.include.map((item) => (
              <li key={item} className="py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <h3 id={tellUs.readers.id} className="mt-10 title-4">
        {tellUs.readers.title}
      </h3>
      <p className="mt-3 max-w-measure">{tellUs.readers.text}</p>
      <h3 className="mt-10 title-4">{tellUs.nextTitle}</h3>
      <ol className="mt-3 max-w-measure list-decimal space-y-2 pl-5">
        {tellUs.next.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </StepSection>
  );
}
