import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Help cover ice, gear and coaching for a young player. Give any amount, choose a giving level from $500, or pass on equipment.',
  keywords:
    'donate youth hockey, hockey equipment donation, support BIPOC hockey, donate hockey gear Edmonton',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
