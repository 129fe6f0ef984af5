import { assert, asyncProperty, emailAddress, record, string } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { contactLimits, contactSchema } from '@/pages/contact/contact-form.schema';
import { createMigratedDatabase } from './hosted-database';

const RUNS = 300;

const db = await createMigratedDatabase();

afterAll(() => db.close());

const INSERT = `
  insert into public.contact_submissions (first_name, last_name, email, phone, subject, message)
  values ($1, $2, $3, $4, $5, $6)`;

it('the database stores whatever the contact schema lets through', async () => {
  // PostgreSQL has no text with NUL in it.
  const text = (maxLength: number) =>
    string({ unit: 'grapheme', minLength: 1, maxLength }).filter((value) => !value.includes('\0'));
  const submissions = record({
    firstName: text(contactLimits.firstName),
    lastName: text(contactLimits.lastName),
    email: emailAddress().filter((email) => contactSchema.shape.email.safeParse(email).success),
    phone: text(contactLimits.phone),
    subject: text(contactLimits.subject),
    message: text(contactLimits.message),
  });
  let stored = 0;
  await assert(
    asyncProperty(submissions, async (submission) => {
      const parsed = contactSchema.safeParse(submission);
      if (!parsed.success) return;
      stored += 1;
      const { firstName, lastName, email, phone, subject, message } = parsed.data;
      const { affectedRows } = await db.query(INSERT, [firstName, lastName, email, phone, subject, message]);
      expect(affectedRows).toBe(1);
    }),
    { numRuns: RUNS },
  );
  expect(stored).toBeGreaterThan(RUNS / 2);
});
