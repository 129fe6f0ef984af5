import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoFreshness, dateFreshness } from '@/lib/freshness';
import { inTimeZone } from '../support/time-zone';

describe('isoFreshness', () => {
  it.each([
    ['2026-01-10', 'upcoming'],
    ['2026-01-11', 'upcoming'],
    ['2026-01-12', 'this-week'],
    ['2026-01-18', 'this-week'],
    ['2026-01-19', 'past'],
    ['2027-01-18', 'past'],
  ])('on %s the welcome event of 2026-01-18 is %s', (today, state) => {
    expect(isoFreshness('2026-01-18', new Date(`${today}T12:00:00`))).toBe(state);
  });

  it.each(['TBD', 'January 18, 2026', '2026-02-29', '2026-13-01', '2026-1-8', ''])(
    '%j is yet to come',
    (date) => {
      expect(isoFreshness(date, new Date(2026, 0, 10))).toBe('date-to-come');
    },
  );

  it('counts days, not hours, when the clocks change', () => {
    inTimeZone('America/Edmonton', () => {
      expect(isoFreshness('2026-03-14', new Date(2026, 2, 8, 12))).toBe('this-week');
      expect(isoFreshness('2026-03-15', new Date(2026, 2, 8, 12))).toBe('upcoming');
      expect(isoFreshness('2026-11-07', new Date(2026, 10, 1, 12))).toBe('this-week');
      expect(isoFreshness('2026-11-08', new Date(2026, 10, 1, 12))).toBe('upcoming');
    });
  });
});

describe('dateFreshness', () => {
  it('calls a leap day past once it is over', () => {
    expect(dateFreshness('Feb 29', new Date('2028-03-01T12:00:00'))).toBe('past');
  });

  it.each(['TBD', 'Time to come', '', 'Smarch 3', 'April 31'])('%j is yet to come', (date) => {
    expect(dateFreshness(date, new Date(2026, 10, 21))).toBe('date-to-come');
  });

  it('agrees with the full date from half a year before it to half a year after', () => {
    const day = fc.integer({ min: 0, max: 364 }).map((number) => new Date(2026, 0, 1 + number));
    fc.assert(
      fc.property(day, fc.integer({ min: -180, max: 180 }), (date, offset) => {
        const today = new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset, 15);
        const yearless = date.toLocaleDateString('en-CA', { month: 'long', day: 'numeric' });
        const whole = date.toLocaleDateString('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
        expect(dateFreshness(yearless, today)).toBe(isoFreshness(whole, today));
      }),
    );
  });
});
