import type { Notice } from '@/account/error-toast';
import type { Issue } from '@/account/use-account-form';
import { z } from '@/backend/zod';
import { authNotices, fieldErrors } from './content';

/** Fixed by the organisation. */
export const PASSWORD_MIN_LENGTH = 6;

const filledIn = (message: string) => z.string().trim().min(1, { message, abort: true });

/** The format that browsers check for `type="email"`, no stricter. */
const email = filledIn(fieldErrors.email).regex(z.regexes.html5Email, fieldErrors.emailFormat);

const password = z.string().min(1, { message: fieldErrors.password, abort: true });

export const signInSchema = z.object({ email, password });

const newPassword = password.min(PASSWORD_MIN_LENGTH, fieldErrors.passwordShort);

export const signUpSchema = z.object({
  firstName: filledIn(fieldErrors.firstName),
  lastName: filledIn(fieldErrors.lastName),
  email,
  password: newPassword,
});

/** Checks the form that requests a new password. */
export const addressSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

const isMissing = (issue: Issue) => issue.code === 'too_small' && issue.minimum === 1;
const isTooShort = (issue: Issue) => issue.code === 'too_small' && issue.minimum === PASSWORD_MIN_LENGTH;

/**
 * Returns the toast for what zod found: a missing value takes precedence over a short password. A wrong format has no
 * toast, only the message at its field.
 */
export const inputToast =
  (whenMissing: Notice) =>
  (issues: readonly Issue[]): Notice | undefined => {
    if (issues.some(isMissing)) return whenMissing;
    return issues.some(isTooShort) ? authNotices.passwordTooShort : undefined;
  };
