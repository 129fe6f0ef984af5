import { z } from '@/backend/zod';
import { fieldErrors } from './content';

/** Fixed by the organisation. */
export const PASSWORD_MIN_LENGTH = 6;

const filledIn = (message: string) => z.string().trim().min(1, { message, abort: true });

/** The format that browsers check for `type="email"`, no stricter. */
const email = filledIn(fieldErrors.email).regex(z.regexes.html5Email, fieldErrors.emailFormat);

const password = z.string().min(1, { message: fieldErrors.password, abort: true });

export const signInSchema = z.object({ email, password });

export const signUpSchema = z.object({
  firstName: filledIn(fieldErrors.firstName),
  lastName: filledIn(fieldErrors.lastName),
  email,
  password: password.min(PASSWORD_MIN_LENGTH, fieldErrors.passwordShort),
});
