import { expect, it } from 'vitest';
import { fitHeadline } from '@/ui/headline-fit';

// The widths, in em, are those at which HarfBuzz sets these lines in Anek Latin at the stretches beside them.
it.each([
  ['Building better', 'players', { stretch: 75, width: 5.5905 }, { stretch: 125, width: 5.207 }],
  ['What we', 'do', { stretch: 75, width: 3.0535 }, { stretch: 125, width: 1.694 }],
  ['Frequently asked', 'questions', { stretch: 80, width: 6.7545 }, { stretch: 125, width: 6.71 }],
  ['Report an', 'incident', { stretch: 90, width: 4.491 }, { stretch: 112, width: 4.791 }],
  ['Nights, games and', 'open ice', { stretch: 75, width: 6.4405 }, { stretch: 125, width: 5.3095 }],
])('the two lines of "%s %s" have the same width to within a hundredth', (lead, wide, first, last) => {
  const fit = fitHeadline(lead, wide);
  if (fit === undefined) throw new Error('does not fit');
  expect([fit.lead.stretch, fit.wide.stretch]).toEqual([first.stretch, last.stretch]);
  const widths = [fit.lead.size * first.width, fit.wide.size * last.width];
  expect(Math.max(...widths) / Math.min(...widths)).toBeCloseTo(1, 2);
  expect(fit.width / Math.max(...widths)).toBeCloseTo(1, 2);
});

it('a headline line that would have to grow too much is left as it is', () => {
  expect(fitHeadline('Get', 'involved')).toBeUndefined();
});
