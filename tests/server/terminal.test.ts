import { expect, it } from 'vitest';
import { forTerminal } from '../../server/terminal';
import { claimsOf, sign } from './support/tokens';

it('shows what visitors sent without obeying it, and no token or hash', () => {
  const text = `bad \u001b[2J\u009b31m\u202e input\r of ${sign(claimsOf('a'), 'secret')}\n\t$2a$10$abcdefghijklmnop`;
  expect(forTerminal(text)).toBe('bad \\u{1b}[2J\\u{9b}31m\\u{202e} input\\u{d} of [secret]\n\t[secret]');
});
