import { Suspense } from 'react';
import type { PageId } from '@/site/pages';
import { wideNavigation } from './wide-navigation-code';
import { useWideScreen } from './wide-screen';

/**
 * The place of the row of items. A component of its own: on a phone it renders again right after hydration, and
 * whatever renders with it would have to be hydrated in the same task, the whole small menu among it.
 */
export function WideHeader({ page }: { page: PageId | undefined }) {
  return useWideScreen() ? (
    <Suspense>
      <wideNavigation.Component page={page} />
    </Suspense>
  ) : null;
}
