import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accounts } from './support/accounts';
import { expect, test } from './support/test';

test(
  'launch-check asks this server, finds its submissions closed, and refuses to launch it',
  { tag: '@slow' },
  async ({ baseURL }) => {
    const { email, password } = accounts.member;
    const check = spawn('npm', ['run', '--silent', 'launch-check', '--', '--url', baseURL ?? ''], {
      env: {
        ...process.env,
        VITE_SUPABASE_URL: baseURL,
        LAUNCH_CHECK_EMAIL: email,
        LAUNCH_CHECK_PASSWORD: password,
      },
    });
    let said = '';
    for (const stream of [check.stdout, check.stderr])
      stream.on('data', (part: Buffer) => (said += String(part)));
    expect(await once(check, 'exit')).toEqual([1, null]);
    expect(said).toContain('address: does not begin with https://');
    expect(said).toContain('accounts: addresses are not confirmed');
    expect(said).toContain('limits: 40 wrong passwords in a row are all checked');
    expect(said).toMatch(/should not be launched yet: \d+ reasons/);
    // Everything except the questions that need a certificate, a mail server or a limit, which the tests do without.
    expect(said).not.toMatch(/^(sign-in|schemas|closed to|unknown addresses|other spellings|security)/m);
    expect(said.match(/^headers: .*/gm)).toEqual(
      Array(3).fill(expect.stringContaining('Strict-Transport-Security')),
    );
  },
);
