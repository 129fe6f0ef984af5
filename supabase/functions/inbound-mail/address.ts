import { cleaned } from './text.ts';

/** RFC 5321, 4.5.3.1.3: 256 with its brackets. */
const LONGEST_ADDRESS = 254;

/** Returns whether the database would accept a text as an address. */
function isAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS) return false;
  const at = text.indexOf('@');
  const dot = text.indexOf('.', at + 2);
  return at > 0 && at === text.lastIndexOf('@') && dot > at && dot < text.length - 1 && !/\s/u.test(text);
}

/**
 * The first address in a header such as `"Gill, Pat" <pat@mail.test>`, without invisible characters; '' when there is
 * none.
 */
export function addressIn(header: string): string {
  const visible = cleaned(header).replace(/\p{Cf}/gu, '');
  const bracketed = visible.split('<').map((part) => part.split('>', 1)[0] ?? '');
  return [...bracketed.slice(1), ...visible.split(/[\s,;<>"()]/u)].find(isAddress) ?? '';
}
