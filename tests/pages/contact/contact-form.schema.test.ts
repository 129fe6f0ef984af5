import { expect, it } from 'vitest';
import { contactSchema } from '@/pages/contact/contact-form.schema';

const valid = {
  firstName: 'Simran',
  lastName: 'Gill',
  email: 'simran@family.example',
  phone: '+1 780 555 0142',
  subject: ' Camp sizes ',
  message: 'Which size of helmet\n\n  should we bring? ',
};

const messagesFor = (change: Partial<Record<keyof typeof valid, unknown>>) =>
  contactSchema.safeParse({ ...valid, ...change }).error?.issues.map((issue) => issue.message) ?? [];

it('a complete submission is accepted unchanged except for trimmed names', () => {
  expect(contactSchema.parse(valid)).toEqual(valid);
  const { phone: _, ...withoutPhone } = valid;
  expect(contactSchema.parse({ ...withoutPhone, firstName: '  Aman ' })).toEqual({
    ...withoutPhone,
    firstName: 'Aman',
  });
});

it.each([
  ['firstName', 'First name', 50],
  ['lastName', 'Last name', 50],
  ['subject', 'Subject', 100],
  ['message', 'Message', 2000],
])('%s is required, and may be as long as its limit', (field, label, limit) => {
  expect(messagesFor({ [field]: '' })).toEqual([`${label} is required`]);
  expect(messagesFor({ [field]: undefined })).toEqual([`${label} is required`]);
  expect(messagesFor({ [field]: 'x'.repeat(limit) })).toEqual([]);
  const tooLong = messagesFor({ [field]: 'x'.repeat(limit + 1) });
  expect(tooLong).toEqual([`${label} must be less than ${limit} characters`]);
});

it('the email address and the phone number have a maximum length', () => {
  const domain = `@${'rink.'.repeat(40)}example`;
  expect(messagesFor({ email: domain.padStart(255, 'a') })).toEqual([]);
  expect(messagesFor({ email: domain.padStart(256, 'a') })).toEqual([
    'Email must be less than 255 characters',
  ]);
  expect(messagesFor({ phone: '5'.repeat(20) })).toEqual([]);
  expect(messagesFor({ phone: '5'.repeat(21) })).toEqual(['Phone number must be less than 20 characters']);
});
