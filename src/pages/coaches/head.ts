import type { HeadTexts } from '@/pages/page-facts';
import { intro } from './content';

export const head = {
  description:
    'Meet the four lead coaches and ten more staff of AZ1 Hockey in Edmonton and Surrey: where they played, what they won and what they coach.',
  keywords: 'hockey coaches Edmonton, South Asian hockey coach, goalie coach, skills coach, AZ1 Hockey staff',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
