import { PAGE_SCRIPTS } from '@/lib/page-protocol';

/**
 * Preloads this page's own scripts, which the build has named: main would request them only once it runs, a round trip
 * later.
 */
function preloadPageScripts(): void {
  const named = document.querySelector(`script[${PAGE_SCRIPTS}]`)?.getAttribute(PAGE_SCRIPTS);
  for (const href of named?.split(' ') ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Loads the application and waits until it has drawn the page. Rejects when code is missing or damaged. */
export async function loadMain(): Promise<void> {
  // React DOM creates five Error objects at startup, and capturing their stacks makes V8 scan the whole file again: a
  // third of the longest task on a phone.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const main = import('../main');
    preloadPageScripts();
    await (
      await main
    ).drawn;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
