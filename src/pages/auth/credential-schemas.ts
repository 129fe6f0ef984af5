import type { Notice } from '@/account/error-toast';
import { z } from '@/backend/zod';
import { authNotices, fieldErrors } from './content';

/** Fixed by the organisation. */
export const PASSWORD_MIN_LENGTH = 6;

// Not `min(1)`, whose kind of issue is that of a short password.
const filledIn = (text: z.ZodString, message: string) =>
  text.refine((value) => value !== '', { message, abort: true });

/** The format that browsers check for `type="email"`, no stricter. */
const email = filledIn(z.string().trim(), fieldErrors.email).regex(
  z.regexes.html5Email,
  fieldErrors.emailFormat,
);

const password = filledIn(z.string(), fieldErrors.password);

export const signInSchema = z.object({ email, password });

const newPassword = password.min(PASSWORD_MIN_LENGTH, fieldErrors.passwordShort);

export const signUpSchema = z.object({
  firstName: filledIn(z.string().trim(), fieldErrors.firstName),
  lastName: filledIn(z.string().trim(), fieldErrors.lastName),
  email,
  password: newPassword,
});

/** Checks the form that requests a new password. */
export const addressSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

/** The toasts for a missing value and a short password. A wrong format only has the message at its field. */
export const inputToasts = (missing: Notice) => ({
  custom: missing,
  too_small: authNotices.passwordTooShort,
});
