import { lazyComponent, type LazyComponent } from '@/lib/lazy-component';
import { factsOf, type PageId, type ShownPage } from './registry';

const views = new Map<ShownPage, LazyComponent<object>>();

/** Returns the view of a page, whose code loads when it is first rendered or preloaded. */
export function viewOf(page: ShownPage): LazyComponent<object> {
  const known = views.get(page);
  if (known !== undefined) return known;
  const view = lazyComponent(async () => (await factsOf(page).view()).default);
  views.set(page, view);
  return view;
}

/** Fetches the code of a page ahead of a likely move. A failure shows when the page is really opened. */
export function prefetchPage(page: PageId): void {
  viewOf(page)
    .preload()
    .catch(() => undefined);
}
