import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendError } from '@/backend/errors';
import { endSession } from '@/backend/session';

/**
 * Signs out when the server no longer accepts the session. Without this the visitor would be sent to the sign-in
 * page and from there, with a session in the browser, straight home.
 */
export function useEndRefusedSession(error: unknown): void {
  const queryClient = useQueryClient();
  const refused = error instanceof BackendError && error.kind === 'signed-out';
  useEffect(() => {
    if (refused) void endSession(queryClient);
  }, [refused, queryClient]);
}
