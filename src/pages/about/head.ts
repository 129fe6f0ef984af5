import type { HeadTexts } from '@/pages/page-facts';
import { intro } from './content';

export const head = {
  description:
    'Why AZ1 Hockey exists, who leads it and what it promises families in Edmonton and Surrey, so that every child can belong in hockey.',
  keywords:
    'AZ1 Hockey mission, inclusive hockey Edmonton, South Asian hockey Surrey, hockey non-profit Alberta',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
