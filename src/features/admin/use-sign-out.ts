import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { endSession } from '@/backend/session-cache';
import { adminStates } from '@/content/admin';

/**
 * The sign-out of this page. `leaving` is true from the press on, so that the end of the session is not taken for
 * one that came from elsewhere.
 */
export function useSignOut() {
  const queryClient = useQueryClient();
  const { mutate, isIdle } = useMutation({
    mutationFn: () => endSession(queryClient),
    onSuccess: (revoked) => {
      if (!revoked) toast(adminStates.signOutFailed);
    },
  });
  return { leaving: !isIdle, signOut: () => mutate() };
}
