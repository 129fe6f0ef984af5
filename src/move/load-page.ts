import type { ComponentType } from 'react';
import { findPage, type ShownPage } from '@/site/pages';

/** The view of each page, as a chunk of its own: `src/pages/<page>/<Name>Page.tsx`. */
const files = import.meta.glob<{ default: ComponentType }>('../pages/*/*Page.tsx');
const views = new Map<string | undefined, (typeof files)[string]>();
for (const [file, load] of Object.entries(files)) {
  const folder = file.split('/')[2];
  if (views.has(folder))
    throw new Error(
      `src/pages/${folder} has two files that end in Page.tsx; rename the one that is not its view.`,
    );
  views.set(folder, load);
}

const loadedViews = new Map<ShownPage, ComponentType>();

/** Loads the code of a page, so that it can be shown at once. Rejects when the code is missing. */
export async function loadPage(page: ShownPage): Promise<{ default: ComponentType }> {
  const view = await views.get(page)?.();
  if (view === undefined) throw new Error(`src/pages/${page} has no view.`);
  loadedViews.set(page, view.default);
  return view;
}

/** Returns the view of a page that can be shown at once. */
export const loadedView = (page: ShownPage) => loadedViews.get(page);

/** What a visitor does with a link before following it. */
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code of a page when a visitor is about to follow a link to it, so that the move paints at once. */
export function prefetchPages(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== window.location.origin) return;
    const page = findPage(link.pathname);
    if (page === 'not-found') return; // a file, such as a calendar
    // A failure shows when the page is opened.
    loadPage(page).catch(() => undefined);
  };
  for (const type of INTENT_EVENTS) document.addEventListener(type, prefetch, { passive: true });
}
