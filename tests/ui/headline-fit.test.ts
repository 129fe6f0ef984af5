import { readFont } from '../../art/fonts/sources';
import { instanceOf, openFace, typeset } from '../../art/fonts/typeset';
import { expect, it } from 'vitest';
import { fitHeadline } from '@/ui/headline-fit';

/** Width of a line in em, as the font sets it. */
async function setWidth(text: string, stretch: number): Promise<number> {
  const face = await openFace(await readFont('anek'), text);
  const font = instanceOf(face, { wght: 800, wdth: stretch });
  return typeset(font, text).reduce((sum, { advance }) => sum + advance, 0) / face.upem;
}

it.each([
  ['Building better', 'players'],
  ['What we', 'do'],
  ['Frequently asked', 'questions'],
  ['Report an', 'incident'],
  ['Nights, games and', 'open ice'],
])('the two lines of "%s %s" have the same width to within a hundredth', async (lead, wide) => {
  const fit = fitHeadline(lead, wide);
  if (fit === undefined) throw new Error('does not fit');
  const first = fit.lead.size * (await setWidth(lead.toUpperCase(), fit.lead.stretch));
  const last = fit.wide.size * (await setWidth(wide.toUpperCase(), fit.wide.stretch));
  expect(last / first).toBeCloseTo(1, 2);
  expect(fit.width / Math.max(first, last)).toBeCloseTo(1, 2);
});

it('a headline line that would have to grow too much is left as it is', () => {
  expect(fitHeadline('Get', 'involved')).toBeUndefined();
});
