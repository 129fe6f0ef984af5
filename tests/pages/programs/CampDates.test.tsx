import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampDates } from '@/pages/programs/CampDates';
import { campWith } from './support/camps';

it.each([
  ['July 6 - 10', 'July 6-10'],
  ['June 29–July 3', 'June 29 - July 3'],
  ['December 5', 'December 5'],
  ['January 16–17, 2027', 'January 16-17 2027'],
  ['December 28, 2026 - January 2', 'December 28 - January 2 2027'],
  ['TBD', 'TBD'],
])('the dates %s are read on the leaf of a camp as %s', (dates, shown) => {
  const { container } = render(<CampDates camp={campWith({ id: 'any', dates })} />);
  expect(container.textContent).toBe(`${shown}DEV-1`);
});
