import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { backendRequest } from '../../server/api-forward';
import { isSignInAttempt, readQuery, routeOf } from '../../server/api-routes';

const PATHS = [
  '/auth/v1/token',
  '/auth/v1/signup',
  '/auth/v1/logout',
  '/auth/v1/recover',
  '/rest/v1/contact_submissions',
];
const NAMES = [
  'grant_type',
  '%67rant_type',
  'grant%5ftype',
  'Grant_type',
  'grant_type%00',
  'select',
  'limit',
  'or',
  '',
];
const VALUES = [
  'password',
  'refresh_token',
  'refresh%5ftoken',
  'pass+word',
  '*',
  '5',
  '(id.eq.x)',
  '%',
  '%00',
  '&',
  '#',
  ';',
];

const pair = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NAMES), fc.constantFrom('=', '', '==', '%3d'), fc.constantFrom(...VALUES))
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const search = fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`);

it('guard and backend read every query alike, or it is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PATHS), search, (path, text) => {
      const route = routeOf(path);
      const query = route && readQuery(route, text);
      if (!query) return;
      const { headers, method } = { headers: { host: 'localhost' }, method: 'POST' };
      const { pathname, searchParams } = new URL(
        backendRequest({ headers, method }, { path, query, body: '{}' }).url,
      );
      expect(pathname).toBe(path);
      expect([...searchParams]).toEqual([...query]);
      expect(new Set(searchParams.keys()).size).toBe(searchParams.size);
      expect(isSignInAttempt(pathname, searchParams)).toBe(isSignInAttempt(path, query));
    }),
    { numRuns: 5000 },
  );
});

it('takes what the site sends and hands it on as it was meant', () => {
  const submissions = routeOf('/rest/v1/contact_submissions');
  const sent =
    '?select=*&order=created_at.desc%2Cid.desc&limit=50&created_at=lte.2026-01-18T10%3A00%3A00.123456%2B00%3A00&or=%28created_at.lt.%222026-01-18T10%3A00%3A00%2B00%3A00%22%2Cid.lt.%22a%22%29&handled_at=is.null&search_text=like.%25a%2C%5C%25%E0%A8%B9%22+%28%25';
  const query = submissions && readQuery(submissions, sent);
  expect(query?.get('or')).toBe('(created_at.lt."2026-01-18T10:00:00+00:00",id.lt."a")');
  expect(query?.get('search_text')).toBe('like.%a,\\%ਹ" (%');
  expect(submissions && readQuery(submissions, '?created_at=gt.2026-01-18T10:00:00.123Z')).toBeDefined();
});
