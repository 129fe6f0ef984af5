import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldErrors } from '@/pages/auth/content';
import { PASSWORD_MIN_LENGTH, signInSchema, signUpSchema } from '@/pages/auth/credential-schemas';

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

it('the sign-up fields are all required, each with one complaint', () => {
  const { firstName, lastName, email, password } = fieldErrors;
  expect(signUp({ firstName: '   ', lastName: '', email: '', password: '' })).toEqual([
    `firstName: ${firstName}`,
    `lastName: ${lastName}`,
    `email: ${email}`,
    `password: ${password}`,
  ]);
});

it('a new password has 6 characters or more; one to sign in with is not judged', () => {
  expect(PASSWORD_MIN_LENGTH).toBe(6);
  expect(signUp({ password: 'sixsi' })).toEqual([`password: ${fieldErrors.passwordShort}`]);
  expect([...signUp({}), ...signIn(account.email)]).toEqual([]);
});

it.each(['jo@brar.example', "o'neil+camp@a.b", 'jo@localhost', 'JO.B_r-ar@XN--BCHER-KVA.example'])(
  'takes %s, as browsers do',
  (email) => expect(signIn(email)).toEqual([]),
);

it.each(['jo', 'jo@', '@brar.example', 'jo brar@a.b', 'jo@a..b', 'jo@-a.b', 'jo@brar.example,pa@a.b'])(
  'refuses %s, as browsers do',
  (email) => expect(signIn(email)).toEqual([`email: ${fieldErrors.emailFormat}`]),
);

/** Texts that a keyboard, a paste or a password manager can put into a field. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom('', ' ', '\u200B', '\uD800', '\0'),
);
/** The first text of any characters takes fast-check seconds on a busy machine. */
const SLOW_START_MS = 30_000;

it('an endless address is judged in a time nobody notices', () => {
  const started = performance.now();
  signIn(`${'a.'.repeat(50_000)}@`);
  signIn(`a@${'a-'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(500);
});

it(
  'a name is kept but for the blanks around it, and missing only where there is nothing else',
  { timeout: SLOW_START_MS },
  () => {
    fc.assert(
      fc.property(typed, (firstName) => {
        const result = signUpSchema.safeParse({ ...account, firstName });
        if (result.success) expect(result.data.firstName).toBe(firstName.trim());
        else expect(firstName.trim()).toBe('');
      }),
    );
  },
);
