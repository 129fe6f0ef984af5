/**
 * The page registry: the only place where an address of this site is written.
 * Menus, footer, breadcrumbs, head tags, sitemap, prerendering and tests all read it.
 */
export const pageIds = [
  'home',
  'about',
  'whatWeDo',
  'coaches',
  'directors',
  'impact',
  'sponsors',
  'programs',
  'mentorship',
  'initiatives',
  'policy',
  'reportIncident',
  'getInvolved',
  'donate',
  'faqs',
  'contact',
  'auth',
  'admin',
] as const;

/** The name by which code and content refer to a page. */
export type PageId = (typeof pageIds)[number];

/** Facts about one page; what search engines are told of it stands in search-texts.ts, what it says in src/content. */
export interface PageFacts {
  /** Address from the root, without a trailing slash. */
  path: `/${string}`;
  /** Name in the footer and in the breadcrumb trail. */
  label: string;
  /** Document title, at most 60 characters, page before organisation (WCAG 2.4.2). */
  title: string;
  /** `public` pages are prerendered and listed in the sitemap; `private` ones are shells with noindex. */
  visibility: 'public' | 'private';
  /** Page above this one in the breadcrumb trail; home when left out. */
  parent?: PageId;
  /** Structured-data records beside the organisation and the breadcrumb (spec §7). */
  structuredData?: readonly ('local-business' | 'faq')[];
}

export const pages = {
  home: {
    path: '/',
    label: 'Home',
    title: 'AZ1 Hockey | Grow the game as one',
    visibility: 'public',
    structuredData: ['local-business'],
  },
  about: {
    path: '/about',
    label: 'About',
    title: 'About Us, Our Mission | AZ1 Hockey',
    visibility: 'public',
  },
  whatWeDo: {
    path: '/what-we-do',
    label: 'What We Do',
    title: 'What We Do, From First Steps Up | AZ1 Hockey',
    visibility: 'public',
  },
  coaches: {
    path: '/our-coaches',
    label: 'Our Coaches',
    title: 'Our Coaches | AZ1 Hockey',
    visibility: 'public',
    parent: 'about',
  },
  directors: {
    path: '/our-directors',
    label: 'Our Directors',
    title: 'Our Directors | AZ1 Hockey',
    visibility: 'public',
    parent: 'about',
  },
  impact: {
    path: '/our-impact',
    label: 'Our Impact',
    title: 'Our Impact | AZ1 Hockey',
    visibility: 'public',
    parent: 'about',
  },
  sponsors: {
    path: '/our-sponsors',
    label: 'Our Sponsors',
    title: 'Our Sponsors | AZ1 Hockey',
    visibility: 'public',
    parent: 'about',
  },
  programs: {
    path: '/programs',
    label: 'Programs',
    title: 'Programs and Camp Registration | AZ1 Hockey',
    visibility: 'public',
  },
  mentorship: {
    path: '/mentorship',
    label: 'Mentorship Program',
    title: 'Mentorship Program | AZ1 Hockey',
    visibility: 'public',
    parent: 'programs',
  },
  initiatives: {
    path: '/initiatives',
    label: 'Initiatives',
    title: 'Initiatives That Open the Rink | AZ1 Hockey',
    visibility: 'public',
  },
  policy: {
    path: '/cultural-importance',
    label: 'Our Policy',
    title: 'Culture Importance and Inclusion Policy | AZ1 Hockey',
    visibility: 'public',
  },
  reportIncident: {
    path: '/report-incident',
    label: 'Report Incident',
    title: 'Report an Incident | AZ1 Hockey',
    visibility: 'public',
  },
  getInvolved: {
    path: '/get-involved',
    label: 'Get Involved',
    title: 'Get Involved, Volunteer With Us | AZ1 Hockey',
    visibility: 'public',
  },
  donate: {
    path: '/donate',
    label: 'Donate',
    title: 'Donate | AZ1 Hockey',
    visibility: 'public',
  },
  faqs: {
    path: '/faqs',
    label: 'FAQs',
    title: 'FAQs for Players and Parents | AZ1 Hockey',
    visibility: 'public',
    structuredData: ['faq'],
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact Us | AZ1 Hockey',
    visibility: 'public',
    structuredData: ['local-business'],
  },
  auth: {
    path: '/auth',
    label: 'Sign in',
    title: 'Sign In or Sign Up | AZ1 Hockey',
    visibility: 'private',
  },
  admin: {
    path: '/admin',
    label: 'Admin',
    title: 'Admin Dashboard | AZ1 Hockey',
    visibility: 'private',
  },
} as const satisfies Record<PageId, PageFacts>;

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

/** Returns the page at an address (a trailing slash is forgiven), or undefined when there is none. */
export function pageAt(pathname: string): PageId | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return pageIds.find((id) => pages[id].path === path);
}

/** The pages that are prerendered, listed in the sitemap and linked from the footer. */
export const publicPageIds = pageIds.filter((id) => pages[id].visibility === 'public');

/** Returns the title of a page, or of the 404 page. */
export function titleFor(page: PageId | 'notFound'): string {
  return page === 'notFound' ? 'Page not found | AZ1 Hockey' : pages[page].title;
}
