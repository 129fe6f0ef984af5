import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'See the companies that help pay for AZ1 Hockey camps, programs and jerseys, what a sponsor gets and how to become one of them.',
  keywords:
    'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
