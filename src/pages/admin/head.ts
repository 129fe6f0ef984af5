import type { HeadTexts } from '@/site/head';

export const head = {
  description:
    'Contact submissions sent to AZ1 Hockey, newest first. Only people with the admin role can read them on this page.',
  keywords: 'AZ1 Hockey admin',
} as const satisfies HeadTexts;
