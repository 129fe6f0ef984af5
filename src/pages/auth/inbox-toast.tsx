import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { adminRoleQuery } from '@/backend/role';
import { buttonStyle } from '@/ui/button-style';
import { PageLink } from '@/ui/PageLink';
import { inboxToast } from './content';

/** Long enough to read the home page a little and still find the link. */
const INBOX_TOAST_MS = 30_000;

/** Offers the inbox to an account that has just signed in, if it is an administrator's. Never fails. */
export async function offerInbox(queryClient: QueryClient, userId: string): Promise<void> {
  const admin = await queryClient.fetchQuery({ ...adminRoleQuery(userId), retry: false }).catch(() => false);
  if (!admin) return;
  const id = toast(inboxToast.title, {
    duration: INBOX_TOAST_MS,
    description: (
      <PageLink
        to={{ page: 'admin' }}
        onClick={() => toast.dismiss(id)}
        className={buttonStyle('outline', 'mt-3')}
      >
        {inboxToast.open}
      </PageLink>
    ),
  });
}
