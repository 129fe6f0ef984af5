import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Meet the directors who look after the plans, the money and the safety of AZ1 Hockey, and find out how to email the board.',
  keywords:
    'AZ1 Hockey board, hockey non-profit directors, hockey directors Edmonton, community hockey leadership',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
