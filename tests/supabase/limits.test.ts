import { afterAll, expect, it } from 'vitest';
import { CONTACT_LIMITS } from '@/pages/contact/contact-limits';
import { openLocalDatabase } from './local-database';

const db = await openLocalDatabase();
afterAll(() => db.close());

it.each([
  ['first_name', CONTACT_LIMITS.firstName],
  ['last_name', CONTACT_LIMITS.lastName],
  ['email', CONTACT_LIMITS.email],
  ['reply_to', CONTACT_LIMITS.email],
  ['subject', CONTACT_LIMITS.subject],
  ['message', CONTACT_LIMITS.message],
])('the table takes as many characters of %s as the contact form', async (column, limit) => {
  const { rows } = await db.query<{ rule: string }>(
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = $1`,
    [`contact_submissions_${column}_check`],
  );
  const [, most] =
    new RegExp(`char_length\\(${column}\\) (?:>= 1.*char_length\\(${column}\\) )?<= (\\d+)`).exec(
      rows[0]?.rule ?? '',
    ) ?? [];
  expect(Number(most), rows[0]?.rule).toBe(limit);
});
