import type { HeadTexts } from '@/site/head';
import { campList, structuredCamps } from './camp-list';
import { intro } from './content';

export const head = {
  description:
    'Camp dates, elite camps, small group sessions, First Shift for ages 6 to 10 and South Asian Night, in Edmonton and Surrey.',
  keywords:
    'hockey camps Edmonton, hockey registration, First Shift hockey, small group hockey training, elite hockey camp, South Asian Night',
  shareHeadline: intro.headline,
  events: structuredCamps(campList),
} as const satisfies HeadTexts;
