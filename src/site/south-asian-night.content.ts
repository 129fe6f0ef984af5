import { sample } from '@/lib/sample';

/** What Nov 7 is, its time and its place, for the home page and the programs page. */
export const southAsianNight = {
  date: 'Nov 7',
  title: sample('South Asian Night'),
  time: sample('7:00 pm'),
  location: sample('Prairie Lights Arena, Edmonton'),
} as const;
