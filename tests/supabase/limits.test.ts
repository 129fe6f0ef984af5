import { afterAll, expect, it } from 'vitest';
import { CONTACT_LIMITS } from '@/pages/contact/contact-limits';
import { openLocalDatabase } from './local-database';

const db = await openLocalDatabase();
afterAll(() => db.close());

const { firstName, lastName, email, subject, message } = CONTACT_LIMITS;

it.each([
  ['first_name', firstName, ''],
  ['last_name', lastName, ''],
  ['email', email, '@example.org'],
  ['reply_to', email, '@example.org'],
  ['subject', subject, ''],
  ['message', message, ''],
])(
  'the table takes as many characters of %s as the contact form, at least one',
  async (column, limit, end) => {
    const insert = (text: string) => {
      const row = {
        first_name: 'P',
        last_name: 'G',
        email: 'p@b.co',
        subject: 's',
        message: 'm',
        [column]: text,
      };
      const names = Object.keys(row).join(', ');
      const values = Object.values(row).map((value) => `'${value}'`);
      return db.query(`insert into public.contact_submissions (${names}) values (${values.join(', ')})`);
    };
    const refused = { constraint: `contact_submissions_${column}_check` };
    await insert('ਖ'.repeat(limit - end.length) + end);
    await expect(insert('x'.repeat(limit - end.length + 1) + end)).rejects.toMatchObject(refused);
    await expect(insert('')).rejects.toMatchObject(refused);
  },
);
