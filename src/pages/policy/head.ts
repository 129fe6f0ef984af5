import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'How AZ1 Hockey makes room for every culture at the rink: what we commit to, what we expect of everyone, and how to raise a concern.',
  keywords:
    'hockey inclusion policy, cultural importance, anti-racism in hockey, safe sport, AZ1 Hockey policy',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
