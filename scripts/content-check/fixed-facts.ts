import type { ContentPath } from './location';

/** What one field of every entry of a list says, in order. How many entries there are is in counts.ts. */
export interface FixedList {
  file: string;
  list: string;
  field: string;
  values: readonly (string | number)[];
}

/** What a single field says. */
export interface FixedValue {
  file: string;
  path: ContentPath;
  value: string;
}

/** Words and numbers of the spec. The files say so above the entries, and docs/content.md tells editors. */
export const fixedLists: readonly FixedList[] = [
  // §2, Home
  {
    file: 'home.ts',
    list: 'slides',
    field: 'title',
    values: ['BUILDING BETTER', 'CREATING BETTER', 'GROWING THE GAME'],
  },
  { file: 'home.ts', list: 'slides', field: 'subtitle', values: ['PLAYERS', 'PEOPLE', 'AS ONE'] },
  // §2, Our Impact
  { file: 'impact.ts', list: 'impactStats', field: 'number', values: [500, 250, 500] },
  {
    file: 'impact.ts',
    list: 'impactStats',
    field: 'label',
    values: ['Athletes Trained', 'Events Hosted', 'Equipment Donated'],
  },
  // §9
  {
    file: 'donate.ts',
    list: 'donationTiers',
    field: 'name',
    values: ['Team Player', 'All-Star', 'MVP', 'Champion'],
  },
  {
    file: 'donate.ts',
    list: 'donationTiers',
    field: 'amount',
    values: ['$500', '$2,000', '$5,000', '$10,000+'],
  },
  { file: 'donate.ts', list: 'donationTiers', field: 'color', values: ['bronze', 'silver', 'gold', 'blue'] },
  {
    file: 'get-involved.ts',
    list: 'volunteerRoles',
    field: 'commitment',
    values: ['4-8 hours per event', 'Flexible', '2-3 hours per week', 'Flexible'],
  },
];

/** Dates of the spec (§9). */
export const fixedValues: readonly FixedValue[] = [
  { file: 'programs.ts', path: ['firstShift', 'registrationDeadline'], value: '2026-01-12' },
  { file: 'programs.ts', path: ['firstShift', 'welcomeEvent'], value: '2026-01-18' },
  { file: 'policy.ts', path: ['policyDates', 'facts', 0, 'value'], value: 'September 2021' },
  { file: 'policy.ts', path: ['policyDates', 'facts', 1, 'value'], value: 'January 2024' },
];
