import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Why AZ1 Hockey exists, which communities lead it and what it promises families who are new to hockey in Edmonton and Surrey.',
  keywords:
    'AZ1 Hockey mission, inclusive hockey Edmonton, South Asian hockey Surrey, hockey non-profit Alberta',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
