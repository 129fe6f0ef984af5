import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { ErrorScreen } from '@/layout/ErrorScreen';
import { SiteLayout } from '@/layout/SiteLayout';
import { resolvePage } from '@/pages/registry';
import { PrefetchContext } from '@/ui/prefetch-context';
import { pageModules, prefetchPage } from './page-modules';

/**
 * The application below its router: the same tree in the browser and in the prerender. The registry serves as the route
 * table: no address has parameters, so a lookup replaces the router's own matching and adds no weight.
 */
export function App() {
  const { pathname } = useLocation();
  const page = resolvePage(pathname);
  const { view, loadHead } = pageModules[page];
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <PrefetchContext value={prefetchPage}>
        <SiteLayout page={page} loadHead={loadHead}>
          <view.Component key={page} />
        </SiteLayout>
      </PrefetchContext>
    </ErrorBoundary>
  );
}
