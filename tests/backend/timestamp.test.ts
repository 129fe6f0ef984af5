// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoTimestamp } from '@/backend/timestamp';

describe('isoTimestamp', () => {
  it.each([
    ['2026-11-20T07:28:16.644123+00:00', '2026-11-20T07:28:16.644123+00:00'],
    ['2026-11-20 07:28:16.644123+00', '2026-11-20T07:28:16.644123+00:00'],
    ['2026-11-20 07:28:16+00', '2026-11-20T07:28:16+00:00'],
    ['2026-11-20 07:28:16.5-07', '2026-11-20T07:28:16.5-07:00'],
    ['2026-11-20 07:28:16+0530', '2026-11-20T07:28:16+05:30'],
    ['2026-11-20 07:28:16+05:30', '2026-11-20T07:28:16+05:30'],
    ['2026-11-20T07:28:16Z', '2026-11-20T07:28:16Z'],
  ])('%s is %s', (text, iso) => {
    expect(isoTimestamp(text)).toBe(iso);
  });

  it.each([
    '',
    'yesterday',
    '2026-11-20',
    '2026-11-20 07:28',
    '2026-11-20 07:28:16',
    '2026-13-41 07:28:16+00',
    'infinity',
  ])('"%s" is no timestamp', (text) => {
    expect(isoTimestamp(text)).toBeUndefined();
  });

  it('is the same moment in both ways servers write it, to the microsecond', () => {
    const moments = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 999 }), (moment, micros) => {
        const digits = `${moment.toISOString().slice(0, -1)}${String(micros).padStart(3, '0')}`;
        const iso = isoTimestamp(`${digits}+00:00`);
        expect(isoTimestamp(`${digits.replace('T', ' ')}+00`)).toBe(iso);
        expect(Date.parse(iso ?? '')).toBe(moment.getTime());
      }),
    );
  });

  it('is a date of every browser or nothing, whatever is sent', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789-+:. TZ'), maxLength: 40 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), (text) => {
        const iso = isoTimestamp(text);
        if (iso !== undefined)
          expect(iso).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/);
      }),
    );
  });
});
