import { Suspense } from 'react';
import type { ShownPage } from '@/pages/registry';
import { ErrorBoundary } from '@/layout/ErrorBoundary';
import { wideNavigation } from './wide-navigation-code';
import { useWideScreen } from './wide-screen';

interface WideHeaderProps {
  /** The page the visitor is on. */
  page: ShownPage;
  /** Told when the code of the row cannot be loaded. */
  onMissing: () => void;
}

/**
 * The place of the row of items. A component of its own: on a phone it renders again right after hydration, and
 * whatever renders with it would have to be hydrated in the same task, the whole small menu among it.
 */
export function WideHeader({ page, onMissing }: WideHeaderProps) {
  return useWideScreen() ? (
    <ErrorBoundary fallback={() => null} onCatch={onMissing}>
      <Suspense>
        <wideNavigation.Component page={page} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
