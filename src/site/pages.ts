/** One page, without its view. Every page's code includes this table, so its texts are short. */
export interface PageFacts {
  /** Address from the root, without a trailing slash. */
  path: `/${string}`;
  /** Name in the footer and in the breadcrumb trail. */
  label: string;
  /** Document title, at most 60 characters, page before organisation (WCAG 2.4.2). */
  title: string;
  /** The page above this one in the breadcrumb trail; home when left out. */
  parent?: PageId;
  /** Whether it is for accounts: not in the footer or the sitemap, served with noindex, never kept for reading offline. */
  account?: true;
  /** Whether the structured data describes the club as a local business. */
  localBusiness?: true;
  /** Whether it can be read without a network even if never opened. */
  offline?: true;
}

/** The only list of pages, in the order of the footer. A page's id is the name of its folder in src/pages. */
const table = {
  home: {
    path: '/',
    label: 'Home',
    title: 'AZ1 Hockey | Youth Hockey in Edmonton and Surrey',
    localBusiness: true,
    offline: true,
  },
  about: {
    path: '/about',
    label: 'About',
    title: 'Our Mission | AZ1 Hockey',
  },
  'what-we-do': {
    path: '/what-we-do',
    label: 'What We Do',
    title: 'What We Do: From First Skate to Elite | AZ1 Hockey',
    offline: true,
  },
  coaches: {
    path: '/our-coaches',
    label: 'Our Coaches',
    title: 'Our Coaches | AZ1 Hockey',
    parent: 'about',
  },
  directors: {
    path: '/our-directors',
    label: 'Our Directors',
    title: 'Our Directors | AZ1 Hockey',
    parent: 'about',
  },
  impact: {
    path: '/our-impact',
    label: 'Our Impact',
    title: 'Our Impact | AZ1 Hockey',
    parent: 'about',
  },
  sponsors: {
    path: '/our-sponsors',
    label: 'Our Sponsors',
    title: 'Our Sponsors | AZ1 Hockey',
    parent: 'about',
  },
  programs: {
    path: '/programs',
    label: 'Programs',
    title: 'Programs and Camp Registration | AZ1 Hockey',
    offline: true,
  },
  mentorship: {
    path: '/mentorship',
    label: 'Mentorship Program',
    title: 'Mentorship Program | AZ1 Hockey',
    parent: 'programs',
  },
  initiatives: {
    path: '/initiatives',
    label: 'Initiatives',
    title: 'Initiatives: More Ways Into the Rink | AZ1 Hockey',
  },
  policy: {
    path: '/cultural-importance',
    label: 'Our Policy',
    title: 'Culture Importance and Inclusion Policy | AZ1 Hockey',
  },
  'report-incident': {
    path: '/report-incident',
    label: 'Report Incident',
    title: 'Report an Incident | AZ1 Hockey',
    offline: true,
  },
  'get-involved': {
    path: '/get-involved',
    label: 'Get Involved',
    title: 'Get Involved: Volunteer With Us | AZ1 Hockey',
  },
  donate: {
    path: '/donate',
    label: 'Donate',
    title: 'Donate Money or Hockey Gear | AZ1 Hockey',
  },
  faqs: {
    path: '/faqs',
    label: 'FAQs',
    title: 'FAQs for Players and Parents | AZ1 Hockey',
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact Us | AZ1 Hockey',
    localBusiness: true,
    offline: true,
  },
  auth: {
    path: '/auth',
    label: 'Sign in',
    title: 'Sign In or Sign Up | AZ1 Hockey',
    account: true,
  },
  admin: {
    path: '/admin',
    label: 'Admin',
    title: 'Admin Dashboard | AZ1 Hockey',
    account: true,
  },
} as const;

/** Shown for every address that no page has; its own path is one of those. */
const notFound: PageFacts = {
  path: '/this-page-does-not-exist',
  label: 'Page not found',
  title: 'Page not found | AZ1 Hockey',
};

/** The name by which code and content refer to a page. */
export type PageId = keyof typeof table;

export const pages: Readonly<Record<PageId, PageFacts>> = table;

/** A page, or the page shown where there is none. */
export type ShownPage = PageId | 'not-found';

export const pageIds = Object.keys(pages) as PageId[];

/** Decodes an address as the router does; one that cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the page that the router shows at an address, slashes at its end ignored; `not-found` when there is none. */
export function findPage(pathname: string): ShownPage {
  const path = decoded(pathname).replace(/\/+$/, '') || '/';
  return pageIds.find((id) => pages[id].path === path) ?? 'not-found';
}

/** Returns whether a page is for accounts. */
export const isAccountPage = (page: string): boolean =>
  pageIds.some((id) => id === page && pages[id].account);

/** The public pages, in the order of the footer. */
export const publicPageIds: readonly PageId[] = pageIds.filter((id) => !isAccountPage(id));

/** The pages that can be read offline even if they were never opened: what a family needs at a rink. */
export const offlinePageIds: readonly PageId[] = pageIds.filter((id) => pages[id].offline);

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

/** Returns the pages from home down to the given one, both included; home alone has a trail of one. */
export function breadcrumbTrail(page: PageId): readonly PageId[] {
  if (page === 'home') return ['home'];
  return [...breadcrumbTrail(pages[page].parent ?? 'home'), page];
}
