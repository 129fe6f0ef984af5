import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Volunteer with AZ1 Hockey in Edmonton or Surrey, for one event or a few hours a week. See the roles and tell us when you’re free.',
  keywords:
    'volunteer hockey Edmonton, volunteer youth sport, hockey volunteer Surrey, get involved AZ1 Hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
