import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
// No other export makes a history that a component can listen to: BrowserRouter keeps its own to itself.
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { MOVED, READY } from '@/lib/page-protocol';
import { redirectTarget, resolvePage } from '@/pages/registry';
import { pageModules } from './page-modules';

/**
 * The router of the browser. A move, Back and Forward included, shows the page it leads to once that page can be drawn;
 * until then the old one stays, under its own title and where it was scrolled to. BrowserRouter would leave the page
 * empty meanwhile, because React renders what Back and Forward ask for at once.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });

  useLayoutEffect(() => {
    // A host without redirects has served the page under another spelling.
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
        // In the slices of a transition a slow phone paints the old page between them and takes half as long again.
        // Only a served page that React has not taken over yet needs them: otherwise React would draw it from nothing.
        if (document.documentElement.hasAttribute(READY)) showNow();
        else startTransition(showNow);
      };
      const { view } = pageModules[resolvePage(location.pathname)];
      if (view.isLoaded()) showIt();
      // A view that cannot be loaded is shown all the same: it says so itself.
      else void view.preload().then(showIt, showIt);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
