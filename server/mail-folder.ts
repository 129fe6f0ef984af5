import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/**
 * Keeps the embedded backend's emails, each in a file that only this user can read, and prints the file's name. The
 * text is not printed, because its links open accounts and a terminal's history is kept.
 */
export function mailFolder(folder: string): { send(mail: Mail): Promise<void> } {
  return {
    async send({ to, subject, html = '' }) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.html`;
      const file = join(folder, name);
      writeFileSync(file, html, { mode: 0o600 });
      // Escape sequences in an address must not reach the terminal.
      console.log(`An email to ${to}, "${subject}": ${file}`.replaceAll(/\p{C}/gu, '?'));
    },
  };
}
