// @vitest-environment node
import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { replyLink } from '@/features/admin/reply-link';

const SUBJECT = '?subject=Your%20message%20to%20AZ1%20Hockey';

it('leaves an ordinary address as it is, and sets the subject', () => {
  expect(replyLink('simran.kaur@mill-woods.example')).toBe(`mailto:simran.kaur@mill-woods.example${SUBJECT}`);
});

it('whatever was typed as an address becomes the receiver and nothing else', () => {
  const hostile = oneof(
    string({ unit: 'grapheme' }),
    constantFrom('a@b.c?bcc=all@b.c&body=x', 'a@b.c,d@e.f', 'javascript:alert(1)', 'a@b.c#x', '//b.c'),
  );
  assert(
    property(hostile, (typed) => {
      const url = new URL(replyLink(typed));
      expect(url.protocol).toBe('mailto:');
      expect(url.search + url.hash).toBe(SUBJECT);
      expect(url.pathname).not.toContain(',');
      expect(decodeURIComponent(url.pathname)).toBe(typed);
    }),
  );
});
