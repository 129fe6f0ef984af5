import type { Notice } from '@/account/use-error-toast';
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

const missing: ReadonlySet<string> = new Set([
  fieldErrors.firstName,
  fieldErrors.lastName,
  fieldErrors.email,
  fieldErrors.password,
]);

/**
 * Returns the toast for the messages of a form's fields: a missing value takes precedence over a short password. A
 * wrong format has no toast, only the message at its field.
 */
export const inputNotice =
  (whenMissing: Notice) =>
  (messages: readonly string[]): Notice | undefined => {
    if (messages.some((message) => missing.has(message))) return whenMissing;
    return messages.includes(fieldErrors.passwordShort) ? authNotices.passwordTooShort : undefined;
  };
