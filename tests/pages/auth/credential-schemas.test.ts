import { expect, it } from 'vitest';
import { authNotices, fieldErrors } from '@/pages/auth/content';
import { inputToast, signInSchema, signUpSchema } from '@/pages/auth/credential-schemas';

const account = { firstName: 'Jo', lastName: 'Brar', email: 'jo@brar.example', password: 'sixsix' };

/** Field and message of each complaint. */
function complaints(schema: typeof signInSchema | typeof signUpSchema, values: Record<string, string>) {
  const result = schema.safeParse(values);
  return result.success
    ? []
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const signUp = (change: Partial<typeof account>) => complaints(signUpSchema, { ...account, ...change });
const signIn = (email: string) => complaints(signInSchema, { email, password: 'x' });

it('every sign-up field is required and reports one error', () => {
  const { firstName, lastName, email, password } = fieldErrors;
  expect(signUp({ firstName: '   ', lastName: '', email: '', password: '' })).toEqual([
    `firstName: ${firstName}`,
    `lastName: ${lastName}`,
    `email: ${email}`,
    `password: ${password}`,
  ]);
});

it('a new password needs 6 characters or more; the length of an existing one is not checked', () => {
  expect(signUp({ password: 'sixsi' })).toEqual([`password: ${fieldErrors.passwordShort}`]);
  expect([...signUp({}), ...signIn(account.email)]).toEqual([]);
});

it('an email address is validated as browsers do', () => {
  expect([...signIn('jo@localhost'), ...signIn('jo@')]).toEqual([`email: ${fieldErrors.emailFormat}`]);
});

it('a name is kept except for surrounding blanks', () => {
  const named = signUpSchema.parse({ ...account, firstName: ' Mary  Ann\n', lastName: '\u200B' });
  expect(named).toMatchObject({ firstName: 'Mary  Ann', lastName: '\u200B' });
});

it.each([
  ['a missing name and a short password', { firstName: '', password: 'x' }, authNotices.signUpMissing],
  ['a missing password', { password: '' }, authNotices.signUpMissing],
  ['a short password', { password: 'x' }, authNotices.passwordTooShort],
  ['a wrong address', { email: 'jo@' }, undefined],
])('the toast for %s', (_name, change, toast) => {
  const issues = signUpSchema.safeParse({ ...account, ...change }).error?.issues ?? [];
  expect(inputToast(authNotices.signUpMissing)(issues)).toBe(toast);
});
