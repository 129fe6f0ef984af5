import type { navigationItems } from '../../src/site/navigation';
import { boardDrawings } from '../../src/ui/art/board-icon-paths';
import type { Modules } from './evaluate';
import { imageReason, photographReason } from './image-reason';
import { idOf, isGroup, valueAt, visitModules, type Problem } from './problem';
import { folderOf, type Project } from './project';

/** Anchors that posters, emails and other sites link to. */
const SHARED_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  home: ['register', 'about', 'events'],
  about: ['mission'],
  programs: ['register'],
};

/** The ids on each page, with the file that declares each. */
type Anchors = ReadonlyMap<string, ReadonlyMap<string, string>>;

function collectAnchors(modules: Modules): { anchors: Anchors; problems: Problem[] } {
  const anchors = new Map<string, Map<string, string>>();
  const problems: Problem[] = [];
  visitModules(modules, (file, path, value) => {
    const page = folderOf(file);
    const id = idOf(value);
    if (page === undefined || id === undefined) return;
    const ids = anchors.get(page) ?? new Map<string, string>();
    anchors.set(page, ids);
    const first = ids.get(id);
    if (first === undefined) ids.set(id, file);
    else
      problems.push({
        file,
        path: [...path, 'id'],
        reason: `is taken: ${first} has it too, on the same page; give one of them another id`,
      });
  });
  return { anchors, problems };
}

/** Returns why a link leads nowhere. One without a page leads to an anchor on the page of its own file. */
function linkReason(
  link: Readonly<Record<string, unknown>>,
  own: string,
  anchors: Anchors,
): string | undefined {
  const { anchor, page = own } = link;
  if (typeof anchor !== 'string' || typeof page !== 'string') return undefined;
  const ids = anchors.get(page);
  if (ids === undefined || ids.has(anchor)) return undefined;
  return `nothing on the page ${page} has the id ${anchor}; there are ${[...ids.keys()].join(', ')}`;
}

const NAVIGATION = 'src/site/navigation.ts';

/** Returns the links of the header and of other sites that lead to nothing on their page. */
function anchorProblems(modules: Modules, anchors: Anchors): Problem[] {
  const items = (modules.get(NAVIGATION)?.['navigationItems'] ?? []) as typeof navigationItems;
  const header = items
    .flatMap((item) =>
      item.dropdown === undefined ? [item.target] : item.dropdown.map(({ target }) => target),
    )
    .map(({ page, anchor }) => ({ file: NAVIGATION, page, anchor }));
  const shared = Object.entries(SHARED_ANCHORS).flatMap(([page, ids]) =>
    ids.map((anchor) => ({ file: `src/pages/${page}`, page, anchor })),
  );
  return [...header, ...shared].flatMap(({ file, page, anchor }) =>
    anchor === undefined || anchors.get(page)?.has(anchor) === true
      ? []
      : [{ file, path: [], reason: `nothing on the page ${page} has the id ${anchor}, which links lead to` }],
  );
}

/** Returns the heads whose own share image nobody has drawn yet. */
function shareImageProblems(modules: Modules, { publicFiles }: Project): Problem[] {
  return [...modules].flatMap(([file, exports]) => {
    const page = folderOf(file);
    const headline = valueAt(exports, ['head', 'shareHeadline']);
    if (page === undefined || !file.endsWith('/head.ts') || headline === undefined) return [];
    if (publicFiles.has(`/share/${page}.jpg`)) return [];
    return [
      {
        file,
        path: ['head'],
        reason: `public/share/${page}.jpg is missing; draw art/share/${page}.svg, then \`npm run art\``,
      },
    ];
  });
}

/** Returns ids that a page has twice, and references to anchors, pictures and icons that do not exist. */
export function referenceProblems(modules: Modules, project: Project): Problem[] {
  const { anchors, problems } = collectAnchors(modules);
  visitModules(modules, (file, path, value) => {
    const own = folderOf(file);
    const key = path.at(-1);
    const owner = valueAt(modules.get(file), path.slice(0, -1));
    const add = (reason: string | undefined) =>
      reason === undefined ? undefined : problems.push({ file, path, reason });
    if (own === undefined) return;
    if (isGroup(value)) add(linkReason(value, own, anchors));
    else if (typeof value !== 'string' || value === '') return;
    else if (key === 'image' || key === 'source' || key === 'photo') {
      const photograph = project.photographs.get(value);
      add(
        imageReason(value, project.publicFiles, idOf(owner)) ?? (photograph && photographReason(photograph)),
      );
    } else if (key === 'icon' && !Object.hasOwn(boardDrawings, value))
      add(`there is no icon named ${value}; there are ${Object.keys(boardDrawings).join(', ')}`);
  });
  return [...problems, ...shareImageProblems(modules, project), ...anchorProblems(modules, anchors)];
}
