import { lazyComponent } from '@/lib/lazy-component';
import { whenWideScreen } from './wide-screen';

/**
 * The row of items. Radix's menu weighs 10 kB and no phone shows it, so the code loads once the window is wide. Until
 * then the served row works with pointer and keyboard through CSS alone.
 */
export const wideNavigation = lazyComponent(async () => {
  if (typeof window !== 'undefined') await whenWideScreen();
  return (await import('./WideNavigation')).WideNavigation;
});
