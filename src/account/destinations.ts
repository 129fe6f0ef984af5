import type { PageTarget } from '@/pages/registry';

/** Where a visitor is led once signed in, also one who opens the sign-in page with a session. */
export const afterSignIn: PageTarget = { page: 'home' };

export const afterSignOut: PageTarget = { page: 'home' };

/** Where an account is led that may not see the inbox. */
export const afterDenial: PageTarget = { page: 'home' };
