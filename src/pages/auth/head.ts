import type { HeadTexts } from '@/pages/page-facts';

export const head = {
  description:
    'Sign in to your AZ1 Hockey account, or create one. Every public page of this site can be read without an account.',
  keywords: 'AZ1 Hockey sign in, AZ1 Hockey account',
} as const satisfies HeadTexts;
