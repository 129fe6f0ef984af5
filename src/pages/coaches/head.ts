import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Meet the coaches of AZ1 Hockey in Edmonton and Surrey: where they played, which languages they speak and what they do today.',
  keywords: 'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
