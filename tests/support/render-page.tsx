import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

interface RenderPageOptions {
  /** The address at which the page is shown; it is not at any other. */
  at?: string;
  /** The parts of the frame beside the page, at every address. */
  frame?: ReactNode;
}

/** Renders a page inside a router that notes where it leads, and returns a visitor to use it. */
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

/** The address the visitor is at. */
export const address = () => screen.getByTestId('address').textContent;
