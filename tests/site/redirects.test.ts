// @vitest-environment node
import { expect, it } from 'vitest';
import { pageIds, pages } from '@/pages/registry';
import { canonicalPath, redirectRules } from '@/site/redirects';
import { noPages, otherSpellings, unreadable } from '../support/odd-addresses';

it.each(otherSpellings)('%s is a spelling of %s', (asked, address) => {
  expect(canonicalPath(asked)).toBe(address);
});

it.each([...noPages, ...unreadable, '', 'about', 'http://az1.example/about', '/%2Fabout', '/about%2F'])(
  '%s is nothing to lead elsewhere',
  (asked) => {
    expect(canonicalPath(asked)).toBeUndefined();
  },
);

it('leaves the address of every page alone', () => {
  for (const id of pageIds) expect(canonicalPath(pages[id].path)).toBeUndefined();
});

it('gives hosts the same answers one by one', () => {
  expect(redirectRules().length).toBe(2 * pageIds.length);
  for (const { from, to } of redirectRules()) expect(canonicalPath(from)).toBe(to);
});
