import { matchRoutes } from 'react-router-dom';
import { pageIds, pages, type ShownPage } from './pages';

const pageRoutes = pageIds.map((id) => ({ id, path: pages[id].path, caseSensitive: true }));

/** Returns the page that the router shows at an address; `not-found` when there is none. */
export const findPage = (pathname: string): ShownPage =>
  matchRoutes(pageRoutes, pathname)?.[0]?.route.id ?? 'not-found';
