import { expect, it } from 'vitest';
import { mailNotes } from '@/pages/admin/sentences';

const plain = { replyTo: '', marks: [], attachments: 0, cutFrom: null };

it('says nothing about an email that arrived whole from a sender nobody doubts', () => {
  expect(mailNotes(plain)).toEqual([]);
});

it('warns of a sender who failed a check, and names another address that replies go to', () => {
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
