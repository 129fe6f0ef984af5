import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Mentors for players and families in Edmonton and Surrey: school, junior hockey, girls’ hockey and help for parents new to the game.',
  keywords: 'hockey mentorship, youth mentorship Edmonton, junior hockey advice, South Asian mentors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
