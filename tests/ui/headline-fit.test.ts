import { expect, it } from 'vitest';
import { fitHeadline } from '@/ui/headline-fit';

// Widths in em, with and without (`ink`) the space around the letters, as HarfBuzz sets these lines in Anek Latin.
it.each([
  [
    'Building better',
    'players',
    { stretch: 75, ink: 5.5425, width: 5.5905 },
    { stretch: 125, ink: 5.114, width: 5.207 },
  ],
  ['What we', 'do', { stretch: 75, ink: 3.0315, width: 3.0535 }, { stretch: 125, ink: 1.592, width: 1.694 }],
  [
    'Frequently asked',
    'questions',
    { stretch: 80, ink: 6.7038, width: 6.7545 },
    { stretch: 125, ink: 6.649, width: 6.71 },
  ],
  [
    'Report an',
    'incident',
    { stretch: 90, ink: 4.413, width: 4.491 },
    { stretch: 112, ink: 4.7157, width: 4.791 },
  ],
  [
    'Nights, games and',
    'open ice',
    { stretch: 75, ink: 6.3945, width: 6.4405 },
    { stretch: 125, ink: 5.2395, width: 5.3095 },
  ],
])('the two lines of "%s %s" have the same width to within a hundredth', (lead, wide, first, last) => {
  const fit = fitHeadline(lead, wide);
  if (fit === undefined) throw new Error('does not fit');
  expect([fit.lead.stretch, fit.wide.stretch]).toEqual([first.stretch, last.stretch]);
  expect((fit.lead.size * first.ink) / (fit.wide.size * last.ink)).toBeCloseTo(1, 2);
  const width = Math.max(fit.lead.size * first.width, fit.wide.size * last.width);
  expect(fit.width / width).toBeCloseTo(1, 2);
});

it('a headline line that would have to grow too much is left as it is', () => {
  expect(fitHeadline('Get', 'involved')).toBeUndefined();
});
