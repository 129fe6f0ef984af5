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

/** Facts about one page; what the page says lives in src/content. */
export interface PageFacts {
  /** Address from the root, without a trailing slash. */
  path: `/${string}`;
  /** Name in the footer and in the breadcrumb trail. */
  label: string;
  /** Document title, at most 60 characters, page before organisation (WCAG 2.4.2). */
  title: string;
  /** Search and chat-preview description, 110 to 160 characters. */
  description: string;
  /** Comma-separated keywords (spec §1). */
  keywords: string;
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
    description:
      'Youth hockey in Edmonton and Surrey, led by and for BIPOC and South Asian players. Camps, training, mentorship and a place to belong.',
    keywords:
      'AZ1 Hockey, youth hockey Edmonton, hockey Surrey BC, South Asian hockey, BIPOC hockey, hockey camps, non-profit hockey program',
    visibility: 'public',
    structuredData: ['local-business'],
  },
  about: {
    path: '/about',
    label: 'About',
    title: 'About Us, Our Mission | AZ1 Hockey',
    description:
      'Why AZ1 Hockey exists, who leads it and what we promise families in Edmonton and Surrey: hockey that every child can see themselves in.',
    keywords:
      'AZ1 Hockey mission, inclusive hockey Edmonton, South Asian hockey Surrey, hockey non-profit Alberta',
    visibility: 'public',
  },
  whatWeDo: {
    path: '/what-we-do',
    label: 'What We Do',
    title: 'What We Do, From First Steps Up | AZ1 Hockey',
    description:
      'Try Hockey, development camps, elite development and private training in Edmonton. See where your player fits and what a first day looks like.',
    keywords:
      'try hockey Edmonton, hockey development camp, elite hockey training, private hockey lessons, first time hockey',
    visibility: 'public',
  },
  coaches: {
    path: '/our-coaches',
    label: 'Our Coaches',
    title: 'Our Coaches | AZ1 Hockey',
    description:
      'Meet the four lead coaches and ten staff behind the AZ1 Hockey bench: where they played, what they won and how they teach in Edmonton.',
    keywords:
      'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
    visibility: 'public',
    parent: 'about',
  },
  directors: {
    path: '/our-directors',
    label: 'Our Directors',
    title: 'Our Directors | AZ1 Hockey',
    description:
      'The four volunteer directors who look after the money, the safety and the direction of AZ1 Hockey for families in Edmonton and Surrey.',
    keywords:
      'AZ1 Hockey board, hockey non-profit directors, volunteer directors Edmonton, community hockey leadership',
    visibility: 'public',
    parent: 'about',
  },
  impact: {
    path: '/our-impact',
    label: 'Our Impact',
    title: 'Our Impact | AZ1 Hockey',
    description:
      '500+ athletes trained, 250+ events hosted and 500+ pieces of gear donated. Read what players and parents of AZ1 Hockey say about it.',
    keywords:
      'hockey program impact, hockey testimonials, equipment donation hockey, athletes trained Edmonton',
    visibility: 'public',
    parent: 'about',
  },
  sponsors: {
    path: '/our-sponsors',
    label: 'Our Sponsors',
    title: 'Our Sponsors | AZ1 Hockey',
    description:
      'Five local businesses keep AZ1 Hockey camps, jerseys and programs within reach of families. See who they are and how to join them.',
    keywords:
      'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
    visibility: 'public',
    parent: 'about',
  },
  programs: {
    path: '/programs',
    label: 'Programs',
    title: 'Programs and Camp Registration | AZ1 Hockey',
    description:
      'Camp dates, elite camps, small group sessions, First Shift for ages 6 to 10 and South Asian Night tickets. Find it and register in Edmonton.',
    keywords:
      'hockey camps Edmonton, hockey registration, First Shift hockey, small group hockey training, elite hockey camp, South Asian Night',
    visibility: 'public',
  },
  mentorship: {
    path: '/mentorship',
    label: 'Mentorship Program',
    title: 'Mentorship Program | AZ1 Hockey',
    description:
      'Players and families in Edmonton and Surrey are paired with people who have been there: school, junior hockey, confidence and next steps.',
    keywords: 'hockey mentorship, youth mentorship Edmonton, junior hockey advice, South Asian mentors',
    visibility: 'public',
    parent: 'programs',
  },
  initiatives: {
    path: '/initiatives',
    label: 'Initiatives',
    title: 'Initiatives That Open the Rink | AZ1 Hockey',
    description:
      'Six AZ1 Hockey initiatives in Edmonton and Surrey: free gear, learn-to-skate days, girls on the ice, newcomer welcomes and more.',
    keywords:
      'hockey diversity, inclusion in hockey, free hockey gear, girls hockey Edmonton, newcomers hockey',
    visibility: 'public',
  },
  policy: {
    path: '/cultural-importance',
    label: 'Our Policy',
    title: 'Culture Importance and Inclusion Policy | AZ1 Hockey',
    description:
      'How AZ1 Hockey makes room for every culture at the rink: what we commit to, what we expect of everyone, and how to raise a concern.',
    keywords:
      'hockey inclusion policy, cultural importance, anti-racism in hockey, safe sport, AZ1 Hockey policy',
    visibility: 'public',
  },
  reportIncident: {
    path: '/report-incident',
    label: 'Report Incident',
    title: 'Report an Incident | AZ1 Hockey',
    description:
      'Did something happen at a rink, on a team or online? What to do first, who else can help, and how to tell AZ1 Hockey by email.',
    keywords: 'report incident hockey, racism in hockey, safe sport report, hockey bullying help, AZ1 Hockey',
    visibility: 'public',
  },
  getInvolved: {
    path: '/get-involved',
    label: 'Get Involved',
    title: 'Get Involved, Volunteer With Us | AZ1 Hockey',
    description:
      'Four ways to volunteer with AZ1 Hockey in Edmonton and Surrey, from four hours at one event to a few hours every week. No skates needed.',
    keywords:
      'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
    visibility: 'public',
  },
  donate: {
    path: '/donate',
    label: 'Donate',
    title: 'Donate | AZ1 Hockey',
    description:
      'Help cover ice, gear and coaching for a young player. Four giving levels from $500, or any amount, or equipment that still fits someone.',
    keywords: 'donate youth hockey, hockey equipment donation, support BIPOC hockey, hockey charity Edmonton',
    visibility: 'public',
  },
  faqs: {
    path: '/faqs',
    label: 'FAQs',
    title: 'FAQs for Players and Parents | AZ1 Hockey',
    description:
      'Ages, gear, cost, first days and safety: straight answers to what parents ask before a first skate with AZ1 Hockey in Edmonton or Surrey.',
    keywords:
      'hockey questions parents, hockey cost Edmonton, hockey scholarships, beginner hockey age, AZ1 Hockey FAQ',
    visibility: 'public',
    structuredData: ['faq'],
  },
  contact: {
    path: '/contact',
    label: 'Contact',
    title: 'Contact Us | AZ1 Hockey',
    description:
      'Email or text AZ1 Hockey, or find us on Instagram, Facebook, TikTok and Threads. We are based in Edmonton with a second home in Surrey.',
    keywords: 'contact AZ1 Hockey, hockey Edmonton email, text hockey program, hockey Surrey BC contact',
    visibility: 'public',
    structuredData: ['local-business'],
  },
  auth: {
    path: '/auth',
    label: 'Sign in',
    title: 'Sign In or Sign Up | AZ1 Hockey',
    description:
      'Sign in to your AZ1 Hockey account, or make one. Every public page of this site can be read without an account.',
    keywords: 'AZ1 Hockey sign in, AZ1 Hockey account',
    visibility: 'private',
  },
  admin: {
    path: '/admin',
    label: 'Admin',
    title: 'Admin Dashboard | AZ1 Hockey',
    description:
      'Contact submissions sent to AZ1 Hockey, newest first. Only people with the admin role can read them on this page.',
    keywords: 'AZ1 Hockey admin',
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
