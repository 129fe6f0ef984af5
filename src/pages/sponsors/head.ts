import type { HeadTexts } from '@/pages/page-facts';
import { intro } from './content';

export const head = {
  description:
    'Local businesses help pay for AZ1 Hockey camps, programs and jerseys in Edmonton and Surrey. See who they are and how to join them.',
  keywords:
    'hockey sponsors Edmonton, sponsor youth hockey, community hockey sponsorship, AZ1 Hockey sponsors',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
