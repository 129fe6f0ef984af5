// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isLoopbackHost } from '../../server/loopback';

describe('isLoopbackHost', () => {
  it.each([
    'localhost',
    'localhost:4173',
    'LOCALHOST:80',
    '127.0.0.1',
    '127.0.0.1:4173',
    '[::1]',
    '[::1]:4173',
    'localhost:65535',
  ])('takes %s', (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'az1.example',
    'localhost.az1.example',
    '127.0.0.1.nip.example',
    '0.0.0.0',
    'localhost:',
    'localhost:65536',
    '[::1]:99999',
    'localhost:1:2',
    'user@localhost',
    '10.0.0.1',
  ])('refuses %s', (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});
