import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RinkFigure } from '@/ui/art/RinkFigure';

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
