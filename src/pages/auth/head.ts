import type { HeadTexts } from '@/site/head';

export const head = {
  description:
    'Sign in to AZ1 Hockey. Accounts are for the people who run the program. You do not need one to read this site or to register.',
  keywords: 'AZ1 Hockey sign in, AZ1 Hockey account',
} as const satisfies HeadTexts;
