import { useEffect, useRef, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FormFoot } from '@/account/FormFoot';
import type { MailLink } from '@/backend/mail-link';
import { mailLinks } from './content';

interface OpenLinkProps {
  type: MailLink['type'];
  /** Throws a BackendError. */
  open: () => Promise<void>;
}

/** Opens a link when its button is pressed: programs that look into mails open addresses, but press nothing. */
export function OpenLink({ type, open }: OpenLinkProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useMutation({ mutationFn: open });
  const words = mailLinks[type];

  useEffect(() => heading.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate();
  };

  return (
    <form onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="font-display text-h3">
        {words.heading}
      </h2>
      <p className="mt-3 mb-5">{words.text}</p>
      <FormFoot label={words.submit} busyLabel={words.busy} busy={isPending} failure={error?.message} />
    </form>
  );
}
