import { expect, it } from 'vitest';
import { fitHeadline } from '@/ui/headline-fit';

// From the edge of the first letter to that of the last, in em, as HarfBuzz sets these lines in Anek Latin at the stretches beside them.
it.each([
  ['Building better', 'players', { stretch: 75, width: 5.5425 }, { stretch: 125, width: 5.114 }],
  ['What we', 'do', { stretch: 75, width: 3.0315 }, { stretch: 125, width: 1.592 }],
  ['Frequently asked', 'questions', { stretch: 80, width: 6.7038 }, { stretch: 125, width: 6.649 }],
  ['Report an', 'incident', { stretch: 90, width: 4.413 }, { stretch: 112, width: 4.7157 }],
  ['Nights, games and', 'open ice', { stretch: 75, width: 6.3945 }, { stretch: 125, width: 5.2395 }],
])('the two lines of "%s %s" have the same width to within a hundredth', (lead, wide, first, last) => {
  const fit = fitHeadline(lead, wide);
  if (fit === undefined) throw new Error('does not fit');
  expect([fit.lead.stretch, fit.wide.stretch]).toEqual([first.stretch, last.stretch]);
  const widths = [fit.lead.size * first.width, fit.wide.size * last.width];
  expect(Math.max(...widths) / Math.min(...widths)).toBeCloseTo(1, 2);
  expect(fit.width).toBeGreaterThan(Math.max(...widths));
});

it('a headline line that would have to grow too much is left as it is', () => {
  expect(fitHeadline('Get', 'involved')).toBeUndefined();
});
