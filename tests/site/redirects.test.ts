import { expect, it } from 'vitest';
import { pageIds, redirectTarget } from '@/pages/registry';
import { redirectRules } from '@/site/redirects';

it('hosts that are given each spelling redirect it to the same address as the site itself', () => {
  expect(redirectRules().length).toBe(2 * pageIds.length);
  for (const { from, to } of redirectRules()) expect(redirectTarget(from)).toBe(to);
});
