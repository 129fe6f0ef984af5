import { lazyComponent } from './lazy-component';
import { whenWideScreen } from './wide-screen';

const { promise: needed, resolve } = (() => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
})();

/** Says that the visitor is about to use the row of items, or that it has to change. May be called any number of times. */
export const needWideNavigation = resolve;

/**
 * The row of items. Radix's menu weighs 10 kB and the served row answers to pointer and keyboard by CSS alone, so
 * the code comes with the first sign of use, and never to a phone.
 */
export const wideNavigation = lazyComponent(async () => {
  if (typeof window !== 'undefined') await Promise.all([needed, whenWideScreen()]);
  return (await import('./WideNavigation')).WideNavigation;
});
