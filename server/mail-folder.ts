import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/**
 * Where the mails of the embedded backend go: each is a file that only this user can read, and the terminal names it.
 * Not into the terminal, because their links open accounts and its history is kept.
 */
export function mailFolder(folder: string): { send(mail: Mail): Promise<void> } {
  return {
    async send({ to, subject, html = '' }) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.html`;
      const file = join(folder, name);
      writeFileSync(file, html, { mode: 0o600 });
      console.log(`A mail to ${to}, "${subject}": ${file}`);
    },
  };
}
