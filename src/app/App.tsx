import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { ErrorScreen } from '@/layout/ErrorScreen';
import { SiteLayout } from '@/layout/SiteLayout';
import { viewOf } from '@/pages/page-views';
import { pageFor } from '@/site/redirects';

/**
 * The application below its router: the same tree in the browser and in the prerender. The registry is the route
 * table: no address has a variable part, so a look-up says all that the router's own matching could, and weighs nothing.
 */
export function App() {
  const { pathname } = useLocation();
  const page = pageFor(pathname);
  const { Component: View } = viewOf(page);
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <SiteLayout page={page}>
        <View key={page} />
      </SiteLayout>
    </ErrorBoundary>
  );
}
