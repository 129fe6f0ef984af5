import { sample } from '@/lib/sample';

/** When and where South Asian Night is; the home page and the programs page show it. */
export const southAsianNight = {
  date: 'Nov 7',
  time: sample('7:00 pm'),
  location: sample('Prairie Lights Arena, Edmonton'),
} as const;
