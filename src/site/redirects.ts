import { pageIds, pages } from './pages';

/** Returns other spellings of addresses and their targets, for hosts that need every redirect listed. */
export function redirectRules(): readonly { from: string; to: string }[] {
  return pageIds
    .map((id) => pages[id].path)
    .flatMap((path) =>
      (path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`]).map((from) => ({
        from,
        to: path,
      })),
    );
}
