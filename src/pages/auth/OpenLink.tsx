import { FocusedHeading } from '@/account/FocusedHeading';
import { FormFoot } from '@/account/FormFoot';
import { useAccountForm } from '@/account/use-account-form';
import type { MailLink } from '@/backend/mail-link';
import { z } from '@/backend/zod';
import { mailLinks } from './content';

interface OpenLinkProps {
  type: MailLink['type'];
  /** Throws a BackendError. */
  open: () => Promise<void>;
}

/** Opens a link when its button is pressed: programs that scan emails open addresses, but press no buttons. */
export function OpenLink({ type, open }: OpenLinkProps) {
  const words = mailLinks[type];
  const { failure, busy, onSubmit } = useAccountForm({
    schema: z.object({}),
    empty: {},
    whenFailed: { title: words.failed },
    send: open,
  });

  return (
    <form onSubmit={onSubmit}>
      <FocusedHeading>{words.heading}</FocusedHeading>
      <p className="mt-3 mb-5">{words.text}</p>
      <FormFoot label={words.submit} busyLabel={words.busy} busy={busy} failure={failure} />
    </form>
  );
}
