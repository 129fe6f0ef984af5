import { useState } from 'react';
import { canKeepSession } from '@/backend/stored-session';
import { authStates } from '@/content/auth';

/** Told before the work of signing in, where the browser would forget it with the next page load. */
export function NotKeptNotice() {
  const [kept] = useState(() => canKeepSession());
  return kept ? null : <p className="mb-7 border-l-4 border-blue pl-4 text-small">{authStates.notKept}</p>;
}
