import { expect, it } from 'vitest';
import { pageIds, pages } from '@/pages/registry';
import { canonicalPath, redirectRules } from '@/site/redirects';

it('leaves the address of every page alone', () => {
  for (const id of pageIds) expect(canonicalPath(pages[id].path)).toBeUndefined();
});

it('gives hosts the same answers one by one', () => {
  expect(redirectRules().length).toBe(2 * pageIds.length);
  for (const { from, to } of redirectRules()) expect(canonicalPath(from)).toBe(to);
});
