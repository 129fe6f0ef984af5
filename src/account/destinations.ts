import type { PageTarget } from '@/site/pages';

/** Destination after signing in, and when opening the sign-in page with a session. */
export const afterSignIn: PageTarget = { page: 'home' };

export const afterSignOut: PageTarget = { page: 'home' };

/** Destination for an account without access to the inbox. */
export const afterDenial: PageTarget = { page: 'home' };
