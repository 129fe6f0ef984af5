import { dictionary } from '@zxcvbn-ts/language-common';

const COMMONEST = 1000;
const SHORTEST_PASSWORD = 6; // fixed by the organisation

/** The commonest passwords, of those that sign-up would take otherwise. The list is in order of use. */
const common: ReadonlySet<unknown> = new Set(
  dictionary['passwords-common']
    .filter((word) => String(word).length >= SHORTEST_PASSWORD)
    .slice(0, COMMONEST),
);

/** Whether a password is among the first that are tried: one of the commonest thousand, or the own address. */
export function isWeakPassword(password: string, email: string): boolean {
  const [name] = email.toLowerCase().split('@');
  const word = password.trim().toLowerCase();
  return common.has(word) || word === email.trim().toLowerCase() || word === name;
}
