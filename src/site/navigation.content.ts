import type { PageTarget } from '@/site/pages';

/** An entry of the header. One with a dropdown opens it; its own page, where it has one, is the first entry there. */
export type NavigationItem =
  | { name: string; target: PageTarget; dropdown?: undefined }
  | { name: string; target?: undefined; dropdown: readonly { name: string; target: PageTarget }[] };

/** On wide screens this many items are left of the logo. */
export const ITEMS_LEFT_OF_LOGO = 5;

/** The header's items in order. */
export const navigationItems: readonly NavigationItem[] = [
  { name: 'HOME', target: { page: 'home' } },
  {
    name: 'ABOUT',
    dropdown: [
      { name: 'Our Mission', target: { page: 'about', anchor: 'mission' } },
      { name: 'Our Coaches', target: { page: 'coaches' } },
      { name: 'Our Directors', target: { page: 'directors' } },
      { name: 'Our Impact', target: { page: 'impact' } },
      { name: 'Our Sponsors', target: { page: 'sponsors' } },
    ],
  },
  { name: 'WHAT WE DO', target: { page: 'what-we-do' } },
  {
    name: 'PROGRAMS',
    dropdown: [
      { name: 'Our Programs', target: { page: 'programs' } },
      { name: 'Mentorship Program', target: { page: 'mentorship' } },
    ],
  },
  { name: 'INITIATIVES', target: { page: 'initiatives' } },
  {
    name: 'COMMUNITY',
    dropdown: [
      { name: 'Our Policy', target: { page: 'policy' } },
      { name: 'Report Incident', target: { page: 'report-incident' } },
    ],
  },
  { name: 'GET INVOLVED', target: { page: 'get-involved' } },
  { name: 'DONATE', target: { page: 'donate' } },
  { name: 'FAQS', target: { page: 'faqs' } },
  { name: 'CONTACT', target: { page: 'contact' } },
];
