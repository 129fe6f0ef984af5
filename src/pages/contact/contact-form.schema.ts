import { z } from '@/backend/zod';
import { CONTACT_LIMITS } from './contact-limits';

const limited = (text: z.ZodString, label: string, limit: number) =>
  text.min(1, `${label} is required`).max(limit, `${label} must be less than ${limit} characters`);

const name = (label: string, limit: number) => limited(z.string(`${label} is required`).trim(), label, limit);
const writing = (label: string, limit: number) => limited(z.string(`${label} is required`), label, limit);

/**
 * A contact submission, with rules and messages fixed by the organisation. Names come out trimmed; nothing else is
 * changed. No form of the site uses it; it defines what one would have to accept.
 */
export const contactSchema = z.object({
  firstName: name('First name', CONTACT_LIMITS.firstName),
  lastName: name('Last name', CONTACT_LIMITS.lastName),
  email: z
    .email('Invalid email address')
    .max(CONTACT_LIMITS.email, `Email must be less than ${CONTACT_LIMITS.email} characters`),
  phone: z
    .string()
    .max(CONTACT_LIMITS.phone, `Phone number must be less than ${CONTACT_LIMITS.phone} characters`)
    .optional(),
  subject: writing('Subject', CONTACT_LIMITS.subject),
  message: writing('Message', CONTACT_LIMITS.message),
});

/** A contact submission that keeps the rules. */
export type ContactSubmission = z.infer<typeof contactSchema>;
