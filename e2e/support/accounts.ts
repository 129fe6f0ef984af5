import { randomUUID } from 'node:crypto';

/** Somebody who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** The demo accounts of supabase/seed.sql. */
export const accounts = {
  admin: { email: 'admin@az1hockey.test', password: 'puckdrop-admin' },
  member: { email: 'member@az1hockey.test', password: 'puckdrop-member' },
} satisfies Record<string, Account>;

/** Returns a person without an account yet, in the demo accounts' domain so that the seed stays loadable. */
export function newcomer() {
  return {
    firstName: 'Jordan',
    lastName: 'Brar',
    email: `jordan-${randomUUID()}@az1hockey.test`,
    password: 'first-shift-2026',
  };
}
