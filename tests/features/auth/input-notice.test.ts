// @vitest-environment node
import { expect, it } from 'vitest';
import { authNotices, fieldErrors } from '@/content/auth';
import { inputNotice } from '@/features/auth/input-notice';

it('what is missing comes before what is too short (spec §5)', () => {
  const messages = [fieldErrors.passwordShort, fieldErrors.lastName];
  expect(inputNotice(messages, authNotices.signUpMissing)).toBe(authNotices.signUpMissing);
});

it('a short password has a notice of its own', () => {
  expect(inputNotice([fieldErrors.passwordShort], authNotices.signUpMissing)).toBe(
    authNotices.passwordTooShort,
  );
});

it('a wrong format has none: its field says it', () => {
  expect(inputNotice([fieldErrors.emailFormat], authNotices.signInMissing)).toBeUndefined();
});
