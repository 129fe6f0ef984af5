import { lazy, useState, type ComponentType } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { ErrorScreen } from '@/layout/ErrorScreen';
import { SiteLayout } from '@/layout/SiteLayout';
import { pageIds, pages, type ShownPage } from '@/site/pages';

/** The view of each page, as a chunk of its own: `src/pages/<page>/<Name>Page.tsx`. */
const views = new Map(
  Object.entries(import.meta.glob<{ default: ComponentType }>('./pages/*/*Page.tsx')).map(
    ([file, load]) => [file.split('/')[2], load] as const,
  ),
);

const loadedViews = new Map<ShownPage, ComponentType>();

/** Loads the code of a page, so that it can be shown at once. Rejects when the code is missing. */
export async function loadPage(page: ShownPage): Promise<{ default: ComponentType }> {
  const view = await views.get(page)?.();
  if (view === undefined) throw new Error(`src/pages/${page} has no view.`);
  loadedViews.set(page, view.default);
  return view;
}

/** Returns whether a page can be shown at once. */
const isLoaded = (page: ShownPage) => loadedViews.has(page);

const shownPages: readonly ShownPage[] = [...pageIds, 'not-found'];
const lazyViews = new Map(shownPages.map((page) => [page, lazy(() => loadPage(page))]));

/** A page's view. `lazy` suspends at its first render even if the code is there, which hydration must not. */
function PageView({ page }: { page: ShownPage }) {
  const [View] = useState(() => loadedViews.get(page) ?? lazyViews.get(page));
  return View === undefined ? null : <View />;
}

/** The application below its router: the same tree in the browser and in the prerender. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <HelmetProvider>
        <Routes>
          <Route element={<SiteLayout isLoaded={isLoaded} />}>
            {shownPages.map((page) => (
              <Route
                key={page}
                path={page === 'not-found' ? '*' : pages[page].path}
                caseSensitive
                element={<PageView key={page} page={page} />}
              />
            ))}
          </Route>
        </Routes>
      </HelmetProvider>
    </ErrorBoundary>
  );
}
