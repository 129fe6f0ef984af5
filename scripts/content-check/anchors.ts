import { contentModules } from '../../src/content/schema/modules';
import { pageIds, pages, type PageFacts, type PageId } from '../../src/site/pages';
import { idOf, isGroup, type ContentModules, type Problem } from './location';
import { walk } from './walk';

/** The ids on a page, each with the file that declares it. */
export type Anchors = ReadonlyMap<PageId, ReadonlyMap<string, string>>;

/** Collects the anchors of every page from its content, and the ids that a page has twice. */
export function collectAnchors(modules: ContentModules): { anchors: Anchors; problems: Problem[] } {
  const anchors = new Map(pageIds.map((page) => [page, new Map<string, string>()]));
  const problems: Problem[] = [];
  const met = new WeakSet<object>();
  for (const [file, { page }] of Object.entries(contentModules)) {
    const ids = page && anchors.get(page);
    if (ids === undefined) continue;
    for (const { path, value } of walk(modules[file], met)) {
      const id = isGroup(value) ? idOf(value) : undefined;
      if (id === undefined) continue;
      const first = ids.get(id);
      if (first === undefined) ids.set(id, file);
      else
        problems.push({
          file,
          path: [...path, 'id'],
          reason: `is taken: ${first} has it too, on the same page`,
        });
    }
  }
  return { anchors, problems };
}

/** Returns a line for each anchor of the page registry that no entry of the page's content has as its id. */
export function missingAnchors(anchors: Anchors): string[] {
  return pageIds.flatMap((page) => {
    const { anchors: named = [] }: PageFacts = pages[page];
    return named
      .filter((anchor) => anchors.get(page)?.has(anchor) !== true)
      .map((anchor) => `src/site/pages.ts › ${page} › anchors: nothing on the page has the id ${anchor}`);
  });
}
