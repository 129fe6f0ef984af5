import { lazy, Suspense, useEffect, useState } from 'react';
import { pages, type ShownPage } from '@/pages/registry';
import { ErrorBoundary } from './ErrorBoundary';

const Toaster = lazy(async () => ({ default: (await import('./Toaster')).Toaster }));

/**
 * The place of toasts. Only the account pages can toast, so a visitor who never opens one never loads the library;
 * once there it stays, because 'Access denied' is read on the page that /admin redirects to.
 */
export function ToastRegion({ page }: { page: ShownPage }) {
  const [needed, setNeeded] = useState(false);
  const account = page !== 'not-found' && pages[page].visibility === 'private';

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the served page has no toaster; hydration must find none
    if (account) setNeeded(true);
  }, [account]);

  return needed ? (
    // A form or a list also shows what its toast says: without toasts the page goes on.
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
