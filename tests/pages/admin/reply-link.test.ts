import { assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { replyLink } from '@/pages/admin/reply-link';

const question = {
  name: 'Simran Kaur',
  email: 'simran.kaur@mill-woods.example',
  subject: 'Skates',
  message: '',
};

function fieldsOf(link: string) {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

it('a reply link keeps the subject and quotes the message below room for the answer', () => {
  expect(fieldsOf(replyLink({ ...question, message: 'Hello,\n\nwhich size?\n' }))).toEqual({
    to: question.email,
    subject: 'Re: Skates',
    body: '\r\n\r\nSimran Kaur wrote:\r\n> Hello,\r\n> \r\n> which size?',
  });
});

it('a reply link does not repeat "Re:", and adds a subject if there is none', () => {
  expect(fieldsOf(replyLink({ ...question, subject: 're: Skates' }))).toMatchObject({
    subject: 're: Skates',
  });
  expect(fieldsOf(replyLink({ ...question, subject: ' ' }))).toEqual({
    to: question.email,
    subject: 'Your message to AZ1 Hockey',
  });
});

it('a reply link cuts a message that would make it too long for email programs', () => {
  const link = replyLink({ ...question, message: 'ਹਾਕੀ '.repeat(400) });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1900);
  expect(fieldsOf(link)).toMatchObject({ body: expect.stringMatching(/> ਹਾਕੀ.*\[\.\.\.\]$/) });
});

it('a reply link puts typed text only into the recipient, the subject and the body', () => {
  const typed = oneof(
    string({ unit: 'grapheme' }),
    constantFrom(
      'a@b.c?bcc=all@b.c&body=x',
      'a@b.c,d@e.f',
      'javascript:alert(1)',
      'a@b.c#x',
      'x\r\nBcc: a@b.c',
    ),
  );
  assert(
    property(typed, typed, typed, (email, subject, message) => {
      const url = new URL(replyLink({ name: '', email, subject, message }));
      expect(url.protocol).toBe('mailto:');
      expect(url.hash).toBe('');
      expect(url.pathname).not.toContain(',');
      expect(decodeURIComponent(url.pathname)).toBe(email);
      const names = [...url.searchParams.keys()];
      expect(names).toEqual(message.trim() === '' ? ['subject'] : ['subject', 'body']);
      expect(url.searchParams.get('subject')).not.toMatch(/[\r\n]/);
    }),
  );
});
