import { lazy, Suspense, useEffect, useState } from 'react';
import { isAccountPage, type ShownPage } from '@/site/pages';
import { ErrorBoundary } from './ErrorBoundary';

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }));

/**
 * Holds the toasts. Only account pages show any, so a visitor who never opens one never loads the library; once loaded
 * it stays, because 'Access denied' is read on the page that /admin redirects to.
 */
export function ToastRegion({ page }: { page: ShownPage }) {
  const [needed, setNeeded] = useState(false);
  const account = isAccountPage(page);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the served page has no toaster; hydration must find none
    if (account) setNeeded(true);
  }, [account]);

  return needed ? (
    // Forms and lists also show what their toasts say, so the page works without toasts.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
