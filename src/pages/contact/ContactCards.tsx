import { emailCard, incidentNote, textCard, topics } from './content';
import { copyLabels, whatHappensNext } from '@/ui/words';
import { mailLink, smsLink } from '@/site/mail-links';
import { organization } from '@/site/organization';
import { ActionLink } from '@/ui/ActionLink';
import { Section } from '@/ui/Section';
import { AddressCard } from './AddressCard';

/** The two ways to reach the organisation, the reasons that have a subject of their own, and where to go when something happened. */
export function ContactCards() {
  return (
    <Section>
      <div className="grid gap-gutter lg:grid-cols-12">
        <AddressCard
          id={emailCard.id}
          icon="mail"
          title={emailCard.title}
          text={emailCard.text}
          href={mailLink({ subject: emailCard.action.subject })}
          address={organization.email}
          label={emailCard.action.label}
          copyLabel={copyLabels.email}
          note={whatHappensNext.mail}
          main
        />
        <AddressCard
          id={textCard.id}
          icon="message"
          title={textCard.title}
          text={textCard.text}
          href={smsLink()}
          address={organization.phone}
          label={textCard.label}
          copyLabel={copyLabels.phone}
          note={whatHappensNext.text}
        />
      </div>
      <div id={topics.id} tabIndex={-1} className="mt-10">
        <h2 className="font-display text-h4 width-normal">{topics.title}</h2>
        <ul role="list" className="mt-4 flex flex-wrap gap-4">
          {topics.actions.map((action) => (
            <li key={action.label} className="max-sm:w-full">
              <ActionLink action={action} variant="outline" className="max-sm:w-full" />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-hairline pt-8">
        <p className="text-lead">{incidentNote.text}</p>
        <ActionLink action={incidentNote.action} variant="outline" className="max-sm:w-full" />
      </div>
    </Section>
  );
}
