import { act, render, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import {
  MemoryRouter,
  StaticRouter,
  useLocation,
  useNavigate,
  type NavigateFunction,
} from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { BelowFold } from '@/ui/BelowFold';

/** Whether the rest of the page was there when each page was first put into the document. */
const firstCommits: boolean[] = [];
/** Moves the site on. */
const site: { navigate?: NavigateFunction } = {};

function Page() {
  useLayoutEffect(() => {
    firstCommits.push(document.getElementById('rest') !== null);
  }, []);
  return (
    <>
      <h1>Hero</h1>
      <BelowFold>
        <p id="rest">The rest</p>
      </BelowFold>
    </>
  );
}

function Site() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    site.navigate = navigate;
  }, [navigate]);
  return <Page key={useLocation().pathname} />;
}

const moveTo = (to: string) => act(async () => startTransition(() => void site.navigate?.(to)));
const goBack = () => act(async () => void site.navigate?.(-1));

beforeEach(() => {
  firstCommits.length = 0;
});

describe('what lies below the fold', () => {
  it('is in the served page', () => {
    const html = renderToString(
      <StaticRouter location="/">
        <Site />
      </StaticRouter>,
    );
    expect(html).toContain('The rest');
  });

  it('comes a render later on a move to the top of a page', async () => {
    render(<Site />, { wrapper: MemoryRouter });
    expect(firstCommits).toEqual([true]);
    await moveTo('/next');
    expect(firstCommits).toEqual([true, false]);
    expect(screen.getByText('The rest')).toBeInTheDocument();
  });

  it('is there at once where the window may stand anywhere: at an anchor, after Back', async () => {
    render(<Site />, { wrapper: MemoryRouter });
    await moveTo('/next#rest');
    await goBack();
    expect(firstCommits).toEqual([true, true, true]);
  });
});
