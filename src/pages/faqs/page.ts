import type { HeadModule, PageFacts, ViewModule } from '@/pages/page-facts';

export const faqs = {
  path: '/faqs',
  label: 'FAQs',
  title: 'FAQs for Players and Parents | AZ1 Hockey',
  visibility: 'public',
  view: (): Promise<ViewModule> => import('./FaqsPage'),
  head: (): Promise<HeadModule> => import('./head'),
} as const satisfies PageFacts;
