/** Most characters of each field of a submission. */
export const CONTACT_LIMITS = {
  firstName: 50,
  lastName: 50,
  email: 255,
  phone: 20,
  subject: 100,
  message: 2000,
} as const;
