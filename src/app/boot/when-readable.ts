import { SHELL } from '@/lib/page-protocol';

/** Events that mean the page has painted, or a visitor is about to use it. */
const SIGNS = ['load', 'pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const;

/** Whether the page came with its content. */
export const isPrerendered =
  document.getElementById('root')?.hasChildNodes() === true && !document.documentElement.hasAttribute(SHELL);

/**
 * Resolves once everything else may load: when the page has painted, or at the first sign of intent. A prerendered page
 * is readable without scripts, and its hero and fonts must not share a slow connection with 90 kB of code.
 */
export function whenReadable(): Promise<void> {
  return new Promise((resolve) => {
    if (!isPrerendered || document.readyState === 'complete') return resolve();
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });
}
