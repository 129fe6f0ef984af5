import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import NotFoundPage from '@/pages/NotFoundPage';

it('says that there is no such page, logs the miss and leads home (spec §2)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/our-coache']}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Oops! Page not found$/);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/our-coache'));
});
