import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** Renders a section as it is on the morning of a day, such as `2026-11-07`. */
export function showOn(day: string, section: ReactNode): void {
  vi.useFakeTimers({ now: new Date(`${day}T09:00:00`), toFake: ['Date'] });
  render(section, { wrapper: MemoryRouter });
}

/** The address of a link, as written in the page. */
export const hrefOf = (name: string | RegExp, within: Pick<typeof screen, 'getByRole'> = screen) =>
  within.getByRole('link', { name }).getAttribute('href');

/** The calendar files that the page offers to download. */
export const calendarFiles = () =>
  screen
    .queryAllByRole('link', { name: /^Add (to calendar|all dates)/ })
    .map((link) => link.hasAttribute('download') && link.getAttribute('href'));
