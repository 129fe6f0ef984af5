import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'AZ1 Hockey initiatives in Edmonton and Surrey: a gear library, learn-to-skate days, a girls’ camp, newcomer evenings and more.',
  keywords:
    'hockey diversity, inclusion in hockey, used hockey gear, girls hockey Edmonton, newcomers hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
