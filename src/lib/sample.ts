/**
 * Marks a fact as a sample that the organisation has yet to replace with its own.
 * Returns the value unchanged; `npm run samples` lists every call.
 */
export function sample<const T extends string>(value: T): T {
  return value;
}
