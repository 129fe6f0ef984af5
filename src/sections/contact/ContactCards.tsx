import { emailCard, incidentNote, textCard } from '@/content/contact';
import { copyLabels, whatHappensNext } from '@/content/shared';
import { mailLink, smsLink } from '@/site/mail-links';
import { organization } from '@/site/organization';
import { ActionLink } from '@/ui/ActionLink';
import { Section } from '@/ui/Section';
import { AddressCard } from './AddressCard';

/** The two ways to reach the organisation, and where to go when something happened. */
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
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-hairline pt-8">
        <p className="text-lead">{incidentNote.text}</p>
        <ActionLink action={incidentNote.action} variant="outline" className="max-sm:w-full" />
      </div>
    </Section>
  );
}
