import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlayLine } from '@/ui/art/PlayLine';
import * as plays from '@/ui/art/play-paths.generated';
import { RinkFigure } from '@/ui/art/RinkFigure';

it('each play line has its own mask, so that two on one page do not share one', () => {
  const { container } = render([
    <PlayLine key="1" play={plays.rush} draws />,
    <PlayLine key="2" play={plays.drop} draws />,
  ]);
  const masks = [...container.querySelectorAll('mask')].map((mask) => `url(#${mask.id})`);
  const used = [...container.querySelectorAll('[mask]')].map((group) => group.getAttribute('mask'));
  expect(new Set(masks).size).toBe(2);
  expect(used).toEqual(masks);
});

it('the rink figure numbers the drawing and explains the numbers in the same order', () => {
  const markings = [
    { id: 'goal-line', name: 'Goal line', meaning: 'Score here.' },
    { id: 'crease', name: 'Crease', meaning: 'Stay out.' },
  ] as const;
  render(<RinkFigure markings={markings} label="Half a rink" />);
  const drawing = screen.getByRole('img', { name: 'Half a rink' });
  const numbers = [...drawing.querySelectorAll('text')].map((text) => text.textContent);
  expect(numbers).toEqual(['1', '2']);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['1Goal line. Score here.', '2Crease. Stay out.']);
});
