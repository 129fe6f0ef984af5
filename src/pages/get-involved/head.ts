import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Four ways to volunteer with AZ1 Hockey in Edmonton and Surrey, from one event to a few hours every week. See the roles and offer to help.',
  keywords:
    'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
