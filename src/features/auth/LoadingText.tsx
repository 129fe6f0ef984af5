import { authStates } from '@/content/auth';

/** Stands where something is on its way. Where scripts are off nothing is, and another sentence stands there. */
export function LoadingText() {
  return (
    <p role="status" className="text-scuff noscript:hidden">
      {authStates.checking}
    </p>
  );
}
