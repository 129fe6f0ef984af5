import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
// The only export that creates a history a component can listen to: BrowserRouter hides its own.
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { MOVED, READY } from '@/lib/page-protocol';
import { redirectTarget, resolvePage } from '@/pages/registry';
import { pageModules } from './page-modules';

/**
 * The browser's router. A move, Back and Forward included, shows its page once that page can be drawn; until then the
 * old one stays, with its title and scroll position. BrowserRouter would leave the page empty meanwhile, because React
 * renders the target of Back and Forward at once.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    // A host without redirects also serves the page under other spellings of its address.
    const { pathname, search, hash } = history.location;
    const path = redirectTarget(pathname);
    if (path !== undefined) window.history.replaceState(window.history.state, '', path + search + hash);
  }, [history]);

  useLayoutEffect(() => {
    let latest = 0;
    return history.listen(({ action, location }) => {
      latest += 1;
      document.documentElement.setAttribute(MOVED, '');
      const move = latest;
      const showIt = () => {
        if (move !== latest) return;
        const showNow = () => show({ action, location });
        // A sliced transition repaints the old page and takes 50% longer on slow phones. Only a served page that is not
        // hydrated yet needs one: otherwise React would redraw it from scratch.
        if (document.documentElement.hasAttribute(READY)) showNow();
        else startTransition(showNow);
      };
      const { view } = pageModules[resolvePage(location.pathname)];
      if (view.isLoaded()) showIt();
      // A view that fails to load is shown anyway: it renders its own error.
      else void view.preload().then(showIt, showIt);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
