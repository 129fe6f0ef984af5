import { contentModules } from '../../src/content/schema/modules';
import { pageIds, type PageId } from '../../src/site/pages';
import { idOf, isGroup, type ContentModules, type Problem } from './location';
import { walk } from './walk';

/** Anchors that the spec names (§2), by the file that has an entry with each as its id. */
const fixedAnchors: Readonly<Record<string, readonly string[]>> = {
  'home.ts': ['register', 'about', 'events'],
  'about.ts': ['mission'],
  'programs.ts': ['register'],
};

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

/** Returns a line for each of the {@link fixedAnchors} that its page lacks. */
export function missingAnchors(anchors: Anchors): string[] {
  return Object.entries(fixedAnchors).flatMap(([file, names]) => {
    const page = contentModules[file]?.page;
    const ids = page && anchors.get(page);
    return names
      .filter((name) => ids?.has(name) !== true)
      .map(
        (name) => `src/content/${file}: nothing has the id ${name}, which links from outside name (spec §2)`,
      );
  });
}
