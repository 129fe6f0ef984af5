import { pageIds, pages } from '@/pages/registry';

/** Returns the spellings of addresses for hosts that are given each of them, and where each leads. */
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
