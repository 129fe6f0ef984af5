import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Try Hockey, development camps, elite development and private training. See which one fits your player and what to bring on the first day.',
  keywords:
    'try hockey Edmonton, hockey development camp, elite hockey training, private hockey lessons, first time hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
