import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

interface RenderPageOptions {
  /** The only address at which the page is shown. */
  at?: string;
  /** The parts of the frame beside the page, at every address. */
  frame?: ReactNode;
}

/** Renders a page inside a router that records the address, and returns a user to operate it. */
export function renderPage(page: ReactNode, { at = '/', frame }: RenderPageOptions = {}) {
  function Site() {
    const { pathname, hash } = useLocation();
    return (
      <>
        <p data-testid="address">{pathname + hash}</p>
        {pathname + hash === at ? page : null}
        {frame}
      </>
    );
  }
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <Site />
    </MemoryRouter>,
  );
  return { container, unmount, user: userEvent.setup({ delay: null }) };
}

/** The visitor's current address. */
export const address = () => screen.getByTestId('address').textContent;
