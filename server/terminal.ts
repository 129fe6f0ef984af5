import { format } from 'node:util';

/** A signed token (RFC 7519), or a hash of a password. */
const SECRETS = /eyJ[\w-]+\.[\w-]+\.[\w-]*|\$2[aby]\$[^\s'"]+/g;
/** All that a terminal would obey instead of show; lines may end. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Text as it may be shown in a terminal: what visitors sent cannot steer it, and no token is left in its history. */
export function forTerminal(text: string): string {
  return text
    .replace(SECRETS, '[secret]')
    .replace(CONTROLS, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Makes everything this process prints from now on safe to show. lite prints errors with what visitors sent. */
export function guardTerminal(): void {
  for (const name of ['log', 'warn', 'error'] as const) {
    const print = console[name].bind(console);
    console[name] = (...values: unknown[]) => print('%s', forTerminal(format(...values)));
  }
}
