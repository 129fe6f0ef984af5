import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseIsoDate } from '@/lib/iso-date';

const DAY_MS = 86_400_000;

it('parseIsoDate reads every day from the year 1 to 9999', () => {
  const firstDay = Date.parse('0001-01-01T00:00:00Z') / DAY_MS;
  const lastDay = Date.parse('9999-12-31T00:00:00Z') / DAY_MS;
  fc.assert(
    fc.property(fc.integer({ min: firstDay, max: lastDay }), (number) => {
      const day = new Date(number * DAY_MS);
      expect(parseIsoDate(day.toISOString().slice(0, 10))).toEqual({
        year: day.getUTCFullYear(),
        month: day.getUTCMonth() + 1,
        day: day.getUTCDate(),
      });
    }),
    { examples: ['0026-01-12', '2028-02-29', '2000-02-29'].map((text) => [Date.parse(text) / DAY_MS]) },
  );
});

const noDays = '2026-02-29 2100-02-29 2026-00-10 2026-13-01 2026-01-00 2026-01-32 2026-04-31'.split(' ');
const otherForms = ['2026-1-12', '26-01-12', '2026/01/12', '20260112', '2026-01-12T00:00:00Z'];
const otherTexts = ['', ' 2026-01-12', '2026-01-12\n', 'January 12, 2026', '٢٠٢٦-٠١-١٢'];

it.each([...noDays, ...otherForms, ...otherTexts])('parseIsoDate does not read %j as a date', (text) => {
  expect(parseIsoDate(text)).toBeUndefined();
});
