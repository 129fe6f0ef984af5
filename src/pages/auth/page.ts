import type { PageFacts } from '@/pages/page-facts';

export const auth = {
  path: '/auth',
  label: 'Sign in',
  title: 'Sign In or Sign Up | AZ1 Hockey',
  visibility: 'private',
} as const satisfies PageFacts;
