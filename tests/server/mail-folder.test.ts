import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { mailFolder } from '../../server/mail-folder';
import { temporaryDirectory } from '../support/setup-temporary';

it("only this user can read the local server's emails, whose links open accounts", async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const folder = join(temporaryDirectory(), 'mails');
  await mailFolder(folder).send({ to: 'pat@visitor.test', subject: 'Set a new password', html: 'a link' });
  const files = readdirSync(folder).map((file) => join(folder, file));
  expect([folder, ...files].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});
