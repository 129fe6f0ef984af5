import { z } from 'zod';

/** Most characters of each field, fixed by the organisation. */
export const contactLimits = {
  firstName: 50,
  lastName: 50,
  email: 255,
  phone: 20,
  subject: 100,
  message: 2000,
} as const;

const limited = (text: z.ZodString, label: string, limit: number) =>
  text.min(1, `${label} is required`).max(limit, `${label} must be less than ${limit} characters`);

const name = (label: string, limit: number) => limited(z.string(`${label} is required`).trim(), label, limit);
const writing = (label: string, limit: number) => limited(z.string(`${label} is required`), label, limit);

/**
 * A contact submission, with rules and messages fixed by the organisation. Names come out trimmed; nothing else is
 * changed. No form of the site uses it; it defines what one would have to accept.
 */
export const contactSchema = z.object({
  firstName: name('First name', contactLimits.firstName),
  lastName: name('Last name', contactLimits.lastName),
  email: z
    .email('Invalid email address')
    .max(contactLimits.email, `Email must be less than ${contactLimits.email} characters`),
  phone: z
    .string()
    .max(contactLimits.phone, `Phone number must be less than ${contactLimits.phone} characters`)
    .optional(),
  subject: writing('Subject', contactLimits.subject),
  message: writing('Message', contactLimits.message),
});

/** A contact submission that keeps the rules. */
export type ContactSubmission = z.infer<typeof contactSchema>;
