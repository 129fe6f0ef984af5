import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Meet the four lead coaches of AZ1 Hockey: where they played, what they won and what they do today. Ten more staff work beside them.',
  keywords: 'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
