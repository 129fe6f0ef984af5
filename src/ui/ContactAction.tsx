import { copyLabels, whatHappensNext } from './content';
import type { MailAction } from '@/site/content-types';
import { mailtoLink, smsLink } from '@/site/contact-links';
import { organization } from '@/site/organization.content';
import { UiIcon } from './art/UiIcon';
import { buttonStyle, type ButtonVariant } from './button-style';
import { CopyButton } from './CopyButton';

interface ContactActionProps {
  action: MailAction;
  variant?: ButtonVariant;
  /** What happens next; left out, a line of the shared copy and a text message as the other way. */
  note?: string;
  /** `contents` in a row of buttons: the address and the note are then below the whole row. */
  className?: string;
}

/**
 * An email link that also works without an email app: beside the button are the address, a button that copies it, and one
 * line that says what happens next.
 */
export function ContactAction({ action, variant = 'primary', note, className }: ContactActionProps) {
  return (
    <div className={className}>
      <a href={mailtoLink(action)} className={buttonStyle(variant, '@max-2xl:w-full')}>
        {action.label}
        <UiIcon name="mail" className="size-5 shrink-0" />
      </a>
      <div className="order-1 w-full">
        <p className="mt-3 flex flex-wrap items-center gap-x-2 font-semibold">
          <span className="wrap-anywhere">{organization.email}</span>
          <CopyButton text={organization.email} label={copyLabels.email} />
        </p>
        <p className="max-w-sm text-small text-scuff on-dark:text-crease">
          {note ?? (
            <>
              {whatHappensNext.mail}{' '}
              <a href={smsLink()} className="underline underline-offset-4">
                {whatHappensNext.textInstead}
              </a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
