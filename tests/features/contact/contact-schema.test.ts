// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLimits, contactSchema } from '@/features/contact/contact-schema';

const valid = {
  firstName: 'Simran',
  lastName: 'Gill',
  email: 'simran@family.example',
  phone: '+1 780 555 0142',
  subject: 'Camp sizes',
  message: 'Which size of helmet should we bring?',
};

const messagesFor = (change: Partial<Record<keyof typeof valid, unknown>>) =>
  contactSchema.safeParse({ ...valid, ...change }).error?.issues.map((issue) => issue.message) ?? [];

/** A valid address of exactly this many characters. */
const addressOf = (length: number) => {
  const domain = `@${'rink.'.repeat(40)}example`;
  return `${'a'.repeat(length - domain.length)}${domain}`;
};

describe('contactSchema (spec §5)', () => {
  it('accepts a complete submission as it is', () => {
    expect(contactSchema.parse(valid)).toEqual(valid);
  });

  describe.each([
    ['firstName', 50, 'First name is required', 'First name must be less than 50 characters'],
    ['lastName', 50, 'Last name is required', 'Last name must be less than 50 characters'],
    ['subject', 100, 'Subject is required', 'Subject must be less than 100 characters'],
    ['message', 2000, 'Message is required', 'Message must be less than 2000 characters'],
  ] as const)('%s', (field, limit, isRequired, isTooLong) => {
    it.each([1, limit])('may have %i characters', (length) => {
      expect(messagesFor({ [field]: 'x'.repeat(length) })).toEqual([]);
    });

    it(`may not have ${limit + 1} characters`, () => {
      expect(messagesFor({ [field]: 'x'.repeat(limit + 1) })).toEqual([isTooLong]);
    });

    it.each([
      ['empty', ''],
      ['left out', undefined],
    ])('may not be %s', (_, value) => {
      expect(messagesFor({ [field]: value })).toEqual([isRequired]);
    });
  });

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
  ] as const)('counts the characters of %s after trimming', (field, isRequired) => {
    expect(messagesFor({ [field]: ' \t ' })).toEqual([isRequired]);
    expect(messagesFor({ [field]: `  ${'x'.repeat(50)}  ` })).toEqual([]);
    expect(contactSchema.parse({ ...valid, [field]: '  Aman ' })[field]).toBe('Aman');
  });

  it('leaves the white space of the subject and the message alone', () => {
    const written = { ...valid, subject: ' Hello ', message: 'One\n\n  Two ' };
    expect(contactSchema.parse(written)).toEqual(written);
    expect(messagesFor({ subject: ` ${'x'.repeat(100)}` })).toEqual([
      'Subject must be less than 100 characters',
    ]);
  });

  describe('email', () => {
    it.each(['', 'simran', 'simran@', '@family.example', 'simran@family', 'a b@family.example', undefined])(
      'refuses %j',
      (email) => {
        expect(messagesFor({ email })).toEqual(['Invalid email address']);
      },
    );

    it('may have 255 characters', () => {
      expect(addressOf(255)).toHaveLength(255);
      expect(messagesFor({ email: addressOf(255) })).toEqual([]);
    });

    it('may not have 256 characters', () => {
      expect(messagesFor({ email: addressOf(256) })).toEqual(['Email must be less than 255 characters']);
    });
  });

  describe('phone', () => {
    it.each([undefined, '', '5'.repeat(20)])('accepts %j', (phone) => {
      expect(messagesFor({ phone })).toEqual([]);
    });

    it('may be left out altogether', () => {
      const { phone: _, ...rest } = valid;
      expect(contactSchema.parse(rest)).toEqual(rest);
    });

    it('may not have 21 characters', () => {
      expect(messagesFor({ phone: '5'.repeat(21) })).toEqual([
        'Phone number must be less than 20 characters',
      ]);
    });
  });
});

describe('whatever is given to contactSchema', () => {
  const MESSAGES =
    /^(First name|Last name|Subject|Message) is required$|^(First name|Last name|Email|Phone number|Subject|Message) must be less than \d+ characters$|^Invalid email address$/;
  const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }));

  it('is refused in words of the specification or comes out within the limits', () => {
    const texts = fc.record({
      firstName: anyText,
      lastName: anyText,
      email: fc.oneof(fc.emailAddress(), anyText),
      phone: anyText,
      subject: anyText,
      message: anyText,
    });
    fc.assert(
      fc.property(texts, (values) => {
        const { success, data, error } = contactSchema.safeParse(values);
        for (const issue of error?.issues ?? []) expect(issue.message).toMatch(MESSAGES);
        if (!success) return;
        for (const [field, limit] of Object.entries(contactLimits)) {
          const text = data[field as keyof typeof contactLimits] ?? '';
          expect(text.length).toBeLessThanOrEqual(limit);
        }
        expect(data.firstName).toBe(values.firstName.trim());
        expect(data.message).toBe(values.message);
      }),
    );
  });

  it('never throws, whatever kind of value it is', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(contactSchema.safeParse(value).success).toBe(false);
      }),
    );
  });
});
