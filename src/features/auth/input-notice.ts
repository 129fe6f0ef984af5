import { authNotices, fieldErrors } from '@/content/auth';

/** The words of a toast. */
export interface Notice {
  title: string;
  text: string;
}

const missing: ReadonlySet<string> = new Set([
  fieldErrors.firstName,
  fieldErrors.lastName,
  fieldErrors.email,
  fieldErrors.password,
]);

/**
 * The toast for what the fields of a form say (spec §5): what is missing comes before what is too short. A
 * wrong format has no toast, its field says it.
 */
export function inputNotice(messages: readonly string[], whenMissing: Notice): Notice | undefined {
  if (messages.some((message) => missing.has(message))) return whenMissing;
  if (messages.includes(fieldErrors.passwordShort)) return authNotices.passwordTooShort;
  return undefined;
}
