import { organization } from '../../src/site/organization';

/** RFC 9116 recommends less than a year; the site is built every week. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

/** Returns security.txt (RFC 9116): where to report a vulnerability, and until when that is valid. */
export function securityTxt(builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + VALID_DAYS * DAY_MS);
  return `Contact: mailto:${organization.email}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\n`;
}
