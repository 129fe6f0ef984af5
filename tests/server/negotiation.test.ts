// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { acceptsEncoding, isFresh } from '../../server/negotiation';

describe('acceptsEncoding', () => {
  it.each([
    ['gzip, deflate, br', 'br', true],
    ['gzip, deflate, br', 'gzip', true],
    ['gzip;q=1.0, br;q=0.5', 'br', true],
    ['BR', 'br', true],
    ['*', 'br', true],
    ['*, br;q=0', 'br', false],
    ['br;q=0, gzip', 'br', false],
    ['br; q=0.000', 'br', false],
    ['identity', 'gzip', false],
    ['brotli', 'br', false],
    ['', 'br', false],
    [undefined, 'gzip', false],
  ])('%s: %s is %s', (header, encoding, accepted) => {
    expect(acceptsEncoding(header, encoding)).toBe(accepted);
  });
});

describe('isFresh', () => {
  const modified = new Date('2026-01-18T10:00:00.750Z');

  it.each([
    [{ 'if-none-match': 'W/"a-1"' }, true],
    [{ 'if-none-match': '"a-1"' }, true],
    [{ 'if-none-match': '"x", W/"a-1"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b-2"' }, false],
    [{ 'if-none-match': '"b-2"', 'if-modified-since': 'Sun, 18 Jan 2026 10:00:00 GMT' }, false],
    [{ 'if-modified-since': 'Sun, 18 Jan 2026 10:00:00 GMT' }, true],
    [{ 'if-modified-since': 'Sun, 18 Jan 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('%j: %s', (headers, fresh) => {
    expect(isFresh(headers, 'W/"a-1"', modified)).toBe(fresh);
  });
});
