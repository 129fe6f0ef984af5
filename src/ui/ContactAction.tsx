import { copyLabels, whatHappensNext } from './words';
import { classNames } from '@/lib/class-names';
import { mailLink, smsLink } from '@/site/mail-links';
import { organization, type MailSubjectId } from '@/site/organization';
import { UiIcon } from './art/UiIcon';
import { buttonStyle, type ButtonVariant } from './button-style';
import { CopyButton } from './CopyButton';

interface ContactActionProps {
  by: { kind: 'mail'; subject: MailSubjectId; body?: string } | { kind: 'text' };
  label: string;
  variant?: ButtonVariant;
  /** What happens next; a line of the shared copy when left out. */
  note?: string;
  onDark?: boolean;
  /** `contents` in a row of buttons: the address and the note then lie below the whole row. */
  className?: string;
}

/**
 * A mail or text link that never dead-ends: it opens the composer, shows the address for someone without a mail app,
 * copies it, and says in one line what happens next.
 */
export function ContactAction({
  by,
  label,
  variant = 'primary',
  note,
  onDark = false,
  className,
}: ContactActionProps) {
  const mail = by.kind === 'mail';
  const href = mail ? mailLink(by) : smsLink();
  const address = mail ? organization.email : organization.phone;
  return (
    <div className={className}>
      <a href={href} className={buttonStyle(variant, 'max-sm:w-full')}>
        {label}
        <UiIcon name={mail ? 'mail' : 'message'} className="size-5 shrink-0" />
      </a>
      <div className="order-1 w-full">
        <p className="mt-3 flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="wrap-anywhere">{address}</span>
          <CopyButton text={address} label={mail ? copyLabels.email : copyLabels.phone} />
        </p>
        <p className={classNames('max-w-sm text-small', onDark ? 'text-crease' : 'text-scuff')}>
          {note ?? (mail ? whatHappensNext.mail : whatHappensNext.text)}
        </p>
      </div>
    </div>
  );
}
