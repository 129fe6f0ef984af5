import type { HeadTexts } from '@/site/head';
import { sponsorsSection } from './content';

export const head = {
  description:
    'Five companies help pay for AZ1 Hockey camps, programs and jerseys. See who they are, what a sponsor gets and how to become one.',
  keywords:
    'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
  shareHeadline: sponsorsSection.heading.headline,
} as const satisfies HeadTexts;
