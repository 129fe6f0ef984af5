import { contentModules } from '../../src/content/schema/modules';
import { pageIds, type PageId } from '../../src/site/pages';
import { boardDrawings } from '../../src/ui/art/board-icon-paths';
import type { Anchors } from './anchors';
import { imageReason } from './image-reason';
import { idOf, isGroup, valueAt, type ContentModules, type Problem } from './location';
import { walk, type Visit } from './walk';

/** Fields that may be empty: an event's price always is, and one sponsor has no website (spec §3). */
const MAY_BE_EMPTY: Readonly<Record<string, string>> = { 'events.ts': 'price', 'sponsors.ts': 'websiteUrl' };

/** What the spec writes for a contact detail, such as `{phone}`. */
const PLACEHOLDER = /\{\w+\}/;

type Link = Readonly<Record<string, unknown>>;

const isPage = (value: unknown): value is PageId => pageIds.some((id) => id === value);

/** Returns why a link leads nowhere. One without a page leads to an anchor on the page of its own file. */
function linkReason(link: Link, file: string, anchors: Anchors): string | undefined {
  const { anchor, page = contentModules[file]?.page } = link;
  if (!isPage(page) || typeof anchor !== 'string' || anchors.get(page)?.has(anchor) === true)
    return undefined;
  return `nothing on the page ${page} has the id ${anchor}`;
}

/** Returns what is wrong with one value: an empty or unfinished text, or a name of something that does not exist. */
function reasonFor(visit: Visit, file: string, owner: string | undefined, known: Known): string | undefined {
  const { key, value } = visit;
  if (isGroup(value)) return linkReason(value, file, known.anchors);
  if (typeof value !== 'string') return undefined;
  if (key === 'page' && !isPage(value)) return `there is no page named ${value}`;
  if (value.trim() === '') return MAY_BE_EMPTY[file] === key ? undefined : 'is empty';
  const placeholder = PLACEHOLDER.exec(value)?.[0];
  if (placeholder !== undefined) return `still holds the placeholder ${placeholder}`;
  if (key === 'image' || key === 'source') return imageReason(value, known.files, owner);
  if (key === 'icon' && !Object.hasOwn(boardDrawings, value)) {
    return `there is no icon named ${value}; there are ${Object.keys(boardDrawings).join(', ')}`;
  }
  return undefined;
}

/** What content may refer to. */
interface Known {
  anchors: Anchors;
  /** Paths of the files in public/, from its root. */
  files: ReadonlySet<string>;
}

/** Returns the empty texts of the content and its references to pages, anchors, pictures and icons that do not exist. */
export function referenceProblems(
  modules: ContentModules,
  fileNames: readonly string[],
  known: Known,
): Problem[] {
  const met = new WeakSet<object>();
  return fileNames.flatMap((file) => {
    const exports = modules[file] ?? {};
    return [...walk(exports, met)].flatMap((visit) => {
      const owner = idOf(valueAt(exports, visit.path.slice(0, -1)));
      const reason = reasonFor(visit, file, owner, known);
      return reason === undefined ? [] : [{ file, path: visit.path, reason }];
    });
  });
}
