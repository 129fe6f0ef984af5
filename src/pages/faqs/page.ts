import type { PageFacts } from '@/pages/page-facts';

export const faqs = {
  path: '/faqs',
  label: 'FAQs',
  title: 'FAQs for Players and Parents | AZ1 Hockey',
  visibility: 'public',
} as const satisfies PageFacts;
