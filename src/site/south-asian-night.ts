import { sample } from '@/lib/sample';

/** Date, time and place of South Asian Night, for the home page and the programs page. */
export const southAsianNight = {
  date: 'Nov 7',
  time: sample('7:00 pm'),
  location: sample('Prairie Lights Arena, Edmonton'),
} as const;
