import { lazy, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { ErrorScreen } from '@/layout/ErrorScreen';
import { SiteLayout } from '@/layout/SiteLayout';
import { loadedView, loadPage } from '@/move/load-page';
import { pageIds, pages, type ShownPage } from '@/site/pages';

const shownPages: readonly ShownPage[] = [...pageIds, 'not-found'];
const lazyViews = new Map(shownPages.map((page) => [page, lazy(() => loadPage(page))]));

/** A page's view, at once where its code has been loaded: `lazy` would suspend, and hydration wait for it. */
function PageView({ page }: { page: ShownPage }) {
  const [View] = useState(() => loadedView(page) ?? lazyViews.get(page));
  return View === undefined ? null : <View />;
}

/** The application below its router: the same tree in the browser and in the prerender. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <HelmetProvider>
        <Routes>
          <Route element={<SiteLayout />}>
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
