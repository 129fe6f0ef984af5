import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'If something happened at a rink, on a team or online: what to do first, who else can help, and how to tell AZ1 Hockey by email.',
  keywords: 'report incident hockey, racism in hockey, safe sport report, hockey bullying help, AZ1 Hockey',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
