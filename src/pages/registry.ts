import { home } from './home/page';
import { about } from './about/page';
import { whatWeDo } from './what-we-do/page';
import { coaches } from './coaches/page';
import { directors } from './directors/page';
import { impact } from './impact/page';
import { sponsors } from './sponsors/page';
import { programs } from './programs/page';
import { mentorship } from './mentorship/page';
import { initiatives } from './initiatives/page';
import { policy } from './policy/page';
import { reportIncident } from './report-incident/page';
import { getInvolved } from './get-involved/page';
import { donate } from './donate/page';
import { faqs } from './faqs/page';
import { contact } from './contact/page';
import { auth } from './auth/page';
import { admin } from './admin/page';
import { notFound } from './not-found/page';
import type { PageFacts } from './page-facts';

/** The only list of pages, in the order of the footer. A page's id is the name of its folder. */
const registered = {
  home,
  about,
  'what-we-do': whatWeDo,
  coaches,
  directors,
  impact,
  sponsors,
  programs,
  mentorship,
  initiatives,
  policy,
  'report-incident': reportIncident,
  'get-involved': getInvolved,
  donate,
  faqs,
  contact,
  auth,
  admin,
} satisfies Readonly<Record<string, PageFacts>>;

/** The name by which code and content refer to a page. */
export type PageId = keyof typeof registered;

/** The facts of every page. */
export const pages: Readonly<Record<PageId, PageFacts>> = registered;

/** A page, or the page shown where there is none. */
export type ShownPage = PageId | 'not-found';

export const pageIds = Object.keys(pages) as PageId[];

/** A page that is prerendered, listed in the sitemap and linked from the footer. */
export type PublicPageId = {
  [Id in PageId]: (typeof registered)[Id]['visibility'] extends 'public' ? Id : never;
}[PageId];

/** The public pages, in the order of the footer. */
export const publicPageIds = pageIds.filter((id): id is PublicPageId => pages[id].visibility === 'public');

/** The pages that can be read offline even if they were never opened: what a family needs at a rink. */
export const offlinePageIds: readonly PageId[] = pageIds.filter((id) => pages[id].keptOffline);

/** Returns the facts of a page or of the 404 page. */
export function factsOf(page: ShownPage): PageFacts {
  return page === 'not-found' ? notFound : pages[page];
}

/** A place on this site: a page, or an anchor on it. */
export interface PageTarget {
  page: PageId;
  /** Id of an element on that page, without `#`. */
  anchor?: string;
}

/** Returns the address of a page or of an anchor on it, from the root. */
export function pathTo({ page, anchor }: PageTarget): string {
  return anchor === undefined ? pages[page].path : `${pages[page].path}#${anchor}`;
}

/** Returns the page at exactly this address; `not-found` when there is none. */
export function findPage(pathname: string): ShownPage {
  return pageIds.find((id) => pages[id].path === pathname) ?? 'not-found';
}

/** The decoded segments of an address; undefined when it cannot be decoded. */
function decodedSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

/**
 * Returns the address that another spelling of it means: `/page/`, `//page`, `/page.html`, `/%70age` for `/page`,
 * `/index.html` for `/`. Returns undefined for the address itself and where there is no page. The result is always a
 * path of the registry, so a redirect to it never leaves the site.
 */
export function redirectTarget(pathname: string): string | undefined {
  const segments = decodedSegments(pathname);
  if (!pathname.startsWith('/') || !segments || segments.some((segment) => segment.includes('/'))) {
    return undefined;
  }
  const name = segments.join('/').replace(/(.)\.html$/, '$1');
  const path = name === 'index' ? '/' : `/${name}`;
  return path !== pathname && findPage(path) !== 'not-found' ? path : undefined;
}

/** Returns the page at an address in any spelling; `not-found` when there is none. */
export function resolvePage(pathname: string): ShownPage {
  return findPage(redirectTarget(pathname) ?? pathname);
}

/** A parent that is not a page does not compile below. */
type Parent = {
  [Id in PageId]: (typeof registered)[Id] extends { parent: infer Name } ? Name : never;
}[PageId];

/** Returns the pages from home down to the given one, both included; home alone has a trail of one. */
export function breadcrumbTrail(page: PageId): readonly PageId[] {
  if (page === 'home') return ['home'];
  const { parent = 'home' } = registered[page] as { parent?: Parent };
  return [...breadcrumbTrail(parent), page];
}
