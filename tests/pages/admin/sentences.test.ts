import { expect, it } from 'vitest';
import { mailNotes, reopenedBy } from '@/pages/admin/sentences';

const plain = { replyTo: '', marks: [], attachments: 0, cutFrom: null };

it('an email that arrived whole from a verified sender gets no remark', () => {
  expect(mailNotes(plain)).toEqual([]);
});

it('a remark warns of a sender who failed a check, and names a different reply address', () => {
  const notes = mailNotes({
    ...plain,
    replyTo: 'office@school.test',
    marks: ['dmarc', 'spf', 'unsubscribe'],
  });
  expect(notes).toEqual([
    'Sender not verified: SPF and DMARC failed. Somebody else may be using this address.',
    'Replies go to another address: \u2068office@school.test\u2069',
    'The email offers to unsubscribe, as newsletters do.',
  ]);
});

it('a reopened submission names who reopened it and who had handled it, where known', () => {
  const [sam, avery] = ['sam@az1.test', 'avery@az1.test'];
  expect(reopenedBy(sam, 'now', avery)).toBe(`Reopened by ${sam}, now. ${avery} had handled it.`);
  expect(reopenedBy('', '2 hours ago', '')).toBe('Reopened 2 hours ago');
});
