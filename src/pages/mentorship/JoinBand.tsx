import { closing, guardianNote } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { ContactAction } from '@/ui/ContactAction';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

const { join, programs } = closing;

/** The mail to join, with the guardian's part beside it, and the way to the programs. */
export function JoinBand() {
  return (
    <Section zone="night" labelledBy="join-title">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Headline as="h2" {...closing.headline} id="join-title" wideClassName="text-haldi" />
          <p className="mt-5 max-w-measure text-lead text-crease">{closing.text}</p>
          <p className="mt-8 max-w-[34rem] border-l-8 border-haldi pl-5 font-semibold">{guardianNote}</p>
        </div>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-6 sm:gap-y-3 lg:col-span-4 lg:col-start-9 lg:gap-y-6 lg:self-end">
          <ContactAction
            by={{ kind: 'mail', subject: join.subject }}
            label={join.label}
            variant="haldi"
            onDark
            className="sm:max-lg:contents"
          />
          <ActionLink action={programs} variant="outline-dark" className="max-sm:w-full" />
        </div>
      </div>
    </Section>
  );
}
