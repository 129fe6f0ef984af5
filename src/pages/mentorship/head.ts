import type { HeadTexts } from '@/pages/page-facts';
import { intro } from './content';

export const head = {
  description:
    'Players and families in Edmonton and Surrey are paired with people who have been there: school, junior hockey, confidence and next steps.',
  keywords: 'hockey mentorship, youth mentorship Edmonton, junior hockey advice, South Asian mentors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
