import type { PageTarget } from '@/pages/registry';

/** Destination after signing in, and when opening the sign-in page with a session. */
export const afterSignIn: PageTarget = { page: 'home' };

export const afterSignOut: PageTarget = { page: 'home' };

/** Where an account without access to the inbox is sent. */
export const afterDenial: PageTarget = { page: 'home' };
