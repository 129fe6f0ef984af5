/**
 * Most characters of each field of a contact submission, fixed by the organisation. The schema, the function that
 * receives emails and the test of the database's constraints read them here.
 */
export const CONTACT_LIMITS = {
  firstName: 50,
  lastName: 50,
  email: 255,
  phone: 20,
  subject: 100,
  message: 2000,
} as const;
