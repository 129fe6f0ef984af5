import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    '500+ athletes trained, 250+ events hosted and 500+ pieces of gear donated. Read what players and parents of AZ1 Hockey say about it.',
  keywords:
    'hockey program impact, hockey testimonials, equipment donation hockey, athletes trained Edmonton',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
