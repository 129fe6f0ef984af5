import { assert, asyncProperty, emailAddress, record, string } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { contactLimits, contactSchema, type ContactSubmission } from '@/pages/contact/contact-form.schema';
import { createMigratedDatabase } from './hosted-database';

const START_TIMEOUT_MS = 60_000;
const BROKEN_RULE = '23514';
const RUNS = 300;

const db = await createMigratedDatabase();

afterAll(() => db.close());

async function isStored(submission: ContactSubmission): Promise<boolean> {
  const { firstName, lastName, email, phone, subject, message } = submission;
  const values = [firstName, lastName, email, phone, subject, message];
  try {
    await db.query(
      'insert into public.contact_submissions (first_name, last_name, email, phone, subject, message) values ($1, $2, $3, $4, $5, $6)',
      values,
    );
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === BROKEN_RULE) return false;
    throw error;
  }
}

it(
  'the database stores whatever the contact schema lets through',
  { timeout: START_TIMEOUT_MS },
  async () => {
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
        expect(await isStored(parsed.data)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(stored).toBeGreaterThan(RUNS / 2);
  },
);
