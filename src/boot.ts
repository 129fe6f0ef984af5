import './styles/index.css';

/**
 * The only script a page names. It waits with everything else until the page has painted: a prerendered page
 * needs no script to be read, and its hero and fonts must not share a slow line with 90 kB of code.
 */
const intents = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const intent of intents) window.removeEventListener(intent, start);
  // React DOM makes five errors while it starts, and for their stacks V8 would read the whole file once more: a third
  // of the longest task on a phone.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  void import('./main').finally(() => {
    Error.stackTraceLimit = stackTraceLimit;
  });
}

const prerendered =
  document.getElementById('root')?.hasChildNodes() === true &&
  !document.documentElement.hasAttribute('data-shell');

if (!prerendered || document.readyState === 'complete') start();
else {
  window.addEventListener('load', start, { once: true });
  for (const intent of intents) window.addEventListener(intent, start, { passive: true });
}
