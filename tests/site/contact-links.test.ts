import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailtoLink, smsLink, telLink } from '@/site/contact-links';
import { mailBodies, mailSubjects, organization } from '@/site/organization.content';

const fieldsOf = (link: string): Record<string, string> =>
  Object.fromEntries(
    [...link.matchAll(/[?&]([^=&]*)=?([^=&]*)/g)].map(([, name, value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );

it("mailtoLink puts its subject's lines to fill in below the line that its button adds", () => {
  const lines = mailBodies.donation?.replaceAll('\n', '\r\n');
  expect(fieldsOf(mailtoLink({ subject: 'donation' }))['body']).toBe(lines);
  const { body } = fieldsOf(mailtoLink({ subject: 'donation', body: 'MVP, $5,000' }));
  expect(body).toBe(`MVP, $5,000\r\n${lines}`);
});

it('mailtoLink carries any body unchanged, and no body can add a field', () => {
  const text = fc.string({ unit: fc.constantFrom('&', '=', '?', '#', '%', '+', ' ', 'é', '🏒', 'a') });
  fc.assert(
    fc.property(text, (body) => {
      const link = mailtoLink({ subject: 'general', body });
      expect(fieldsOf(link)).toEqual({ subject: mailSubjects.general, ...(body === '' ? {} : { body }) });
      expect(new URL(link).hash).toBe('');
    }),
  );
});

it("smsLink texts the organisation's number", () => {
  expect(smsLink()).toBe(telLink(organization.phone).replace('tel:', 'sms:'));
});

it.each([
  ['911', 'tel:911'],
  ['1-800-668-6868', 'tel:18006686868'],
  ['+1 (780) 555-0119', 'tel:+17805550119'],
])('telLink calls %s', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
