import type { HeadTexts } from '@/site/head';

export const head = {
  description: 'There is no page at this address. The home page of AZ1 Hockey leads to everything else.',
  keywords: 'AZ1 Hockey',
} as const satisfies HeadTexts;
