import { ErrorBoundary } from './layouts/ErrorBoundary';
import { ErrorScreen } from './layouts/ErrorScreen';
import { PrefetchContext } from './ui/prefetch';
import { AppRoutes, prefetchPage } from './routes';

/** The application below its router: the same tree in the browser and in the prerender. */
export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <PrefetchContext value={prefetchPage}>
        <AppRoutes />
      </PrefetchContext>
    </ErrorBoundary>
  );
}
