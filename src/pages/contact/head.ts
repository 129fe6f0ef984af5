import type { HeadTexts } from '@/site/head';
import { intro } from './content';

export const head = {
  description:
    'Email or text AZ1 Hockey, or find us on Instagram, Facebook, TikTok and Threads. We are based in Edmonton, with a second location in Surrey.',
  keywords: 'contact AZ1 Hockey, hockey Edmonton email, text hockey program, hockey Surrey BC contact',
  shareHeadline: intro.headline,
} as const satisfies HeadTexts;
