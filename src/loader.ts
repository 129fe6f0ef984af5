import { takeMailLinks } from '@/backend/arrived-mail-link';

/** Events that mean the page has painted, or a visitor is about to use it. */
const START_EVENTS = ['load', 'pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** Resolves once the page has painted: its picture and fonts must not share a slow connection with 100 kB of code. */
const painted = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  for (const type of START_EVENTS) window.addEventListener(type, () => resolve(), { once: true });
});

/** Loads main, and the page's own scripts, which the build names: main would request them a round trip later. */
function loadMain(): Promise<unknown> {
  const main = import('./main');
  const scripts = document.querySelector('script[data-page-scripts]')?.getAttribute('data-page-scripts');
  for (const href of scripts?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
  }
  return main;
}

// Email links come first: nothing else may read an address that holds a secret.
takeMailLinks();
void painted.then(loadMain);
