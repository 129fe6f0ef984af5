import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const auth = {
  path: '/auth',
  label: 'Sign in',
  title: 'Sign In or Sign Up | AZ1 Hockey',
  visibility: 'private',
  view: (): Promise<ViewModule> => import('./AuthPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
