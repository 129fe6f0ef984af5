import type { HelpLine } from './content';
import { historyNote, independentHelp } from './content';
import { smsLink, telLink } from '@/site/contact-links';
import { externalLinks } from '@/site/organization.content';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';
import { StepSection } from './StepSection';

/** People to talk to who are not part of the organisation, with their numbers in large figures. */
export function IndependentHelp() {
  return (
    <StepSection step={2} id={independentHelp.id} title={independentHelp.title}>
      <p className="mt-4 max-w-measure text-lead">{independentHelp.text}</p>
      <p className="mt-3 max-w-measure">{historyNote}</p>
      <ul role="list" className="mt-8 border-t-2 border-night">
        {independentHelp.lines.map((line) => (
          <HelpLineRow key={line.id} line={line} />
        ))}
      </ul>
      <p className="mt-4 text-small text-scuff">{independentHelp.checked}</p>
    </StepSection>
  );
}

const numberStyle =
  'inline-flex min-h-action flex-wrap items-baseline gap-x-3 font-display underline decoration-2 underline-offset-8 hover:text-blue';

function HelpLineRow({ line }: { line: HelpLine }) {
  return (
    <li id={line.id} className="border-b border-hairline py-6">
      <h3 className="title-3">{line.name}</h3>
      <p className="mt-1">{line.text}</p>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-10 gap-y-2">
        {line.phone === undefined ? null : (
          <a href={telLink(line.phone)} className={numberStyle}>
            {independentHelp.callLabel}{' '}
            <span className="text-date whitespace-nowrap font-stretch-condensed">{line.phone}</span>
          </a>
        )}
        {line.website === undefined ? null : (
          <ExternalLink href={externalLinks[line.website]} className={numberStyle}>
            {independentHelp.websiteLabel}
          </ExternalLink>
        )}
        {line.sms === undefined ? null : (
          <a href={smsLink(line.sms.number, line.sms.word)} className={numberStyle}>
            {line.sms.word === undefined
              ? `${independentHelp.textLabel} `
              : `${independentHelp.textLabel} ${line.sms.word} ${independentHelp.toLabel} `}
            <span className="text-date whitespace-nowrap font-stretch-condensed">{line.sms.number}</span>
          </a>
        )}
        {line.chat === undefined ? null : (
          <ExternalLink href={externalLinks[line.chat]} className={numberStyle}>
            {independentHelp.chatLabel}
            <LinkSubject>{line.name}</LinkSubject>
          </ExternalLink>
        )}
      </p>
    </li>
  );
}
