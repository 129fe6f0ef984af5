import { format } from 'node:util';

/** Signed tokens (RFC 7519) and hashes of passwords. */
const SECRETS = /eyJ[\w-]+\.[\w-]+\.[\w-]*|\$2[aby]\$[^\s'"]+/g;
/** Characters that a terminal obeys instead of showing, except line breaks and tabs. */
const CONTROLS = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** Text that is safe to print: nothing that visitors sent can control the terminal, and no token stays in its history. */
export function forTerminal(text: string): string {
  return text
    .replace(SECRETS, '[secret]')
    .replace(CONTROLS, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);
}

/** Makes everything that this process prints from now on safe. lite prints errors with text that visitors sent. */
export function guardTerminal(): void {
  for (const name of ['log', 'warn', 'error'] as const) {
    const print = console[name].bind(console);
    console[name] = (...values: unknown[]) => print('%s', forTerminal(format(...values)));
  }
}
