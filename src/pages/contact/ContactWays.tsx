import { emailCard, incidentNote, readersLink, textCard, topics } from './content';
import { copyLabels, whatHappensNext } from '@/ui/content';
import { mailtoLink, smsLink } from '@/site/contact-links';
import { organization } from '@/site/organization.content';
import { ActionLink } from '@/ui/ActionLink';
import { TapeBand } from '@/ui/art/TapeBand';
import { Section } from '@/ui/Section';
import { AddressLine } from './AddressLine';

/** The email address on the six tapes, the phone number on the blue line. */
export function ContactWays() {
  return (
    <>
      <AddressLine
        id={emailCard.id}
        icon="mail"
        title={emailCard.title}
        text={emailCard.text}
        href={mailtoLink({ subject: emailCard.action.subject })}
        address={organization.email}
        label={emailCard.action.label}
        copyLabel={copyLabels.email}
        note={whatHappensNext.mail}
        zone="ice"
        line={<TapeBand className="h-4 @3xl:h-6" />}
        main
      />
      <AddressLine
        id={textCard.id}
        icon="message"
        title={textCard.title}
        text={textCard.text}
        href={smsLink()}
        address={organization.phone}
        label={textCard.label}
        copyLabel={copyLabels.phone}
        note={whatHappensNext.text}
        zone="sheet"
        line={<span aria-hidden="true" className="block h-4 bg-blue @3xl:h-6" />}
      />
    </>
  );
}

/** Reasons to write with their own subjects, and where to go when something happened. */
export function ContactTopics() {
  return (
    <Section className="py-12! @3xl:py-16!">
      <div className="grid gap-x-gutter gap-y-10 @5xl:grid-cols-12">
        <div id={topics.id} className="@5xl:col-span-7">
          <h2 className="title-3">{topics.title}</h2>
          <ul role="list" className="mt-4 flex flex-wrap gap-4">
            {topics.actions.map((action) => (
              <li key={action.label} className="@max-2xl:w-full">
                <ActionLink action={action} variant="outline" className="@max-2xl:w-full" />
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <ActionLink action={readersLink} variant="text" />
          </p>
        </div>
        <div className="border-l-12 border-red pl-card @5xl:col-span-5">
          <p className="mb-4 text-lead">{incidentNote.text}</p>
          <ActionLink action={incidentNote.action} variant="outline" className="@max-2xl:w-full" />
        </div>
      </div>
    </Section>
  );
}
