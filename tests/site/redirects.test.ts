import { expect, it } from 'vitest';
import { pageIds } from '@/site/pages';
import { redirectRules, redirectTarget } from '@/site/redirects';

it('redirects written for hosts lead each spelling to the same address as the site itself', () => {
  expect(redirectRules().length).toBe(2 * pageIds.length);
  for (const { from, to } of redirectRules()) expect(redirectTarget(from)).toBe(to);
});
