import { structuredDataFor } from '@/site/structured-data';
import type { PageId } from '@/site/pages';
import { siteUrl } from '@/site/site-url';

/** Returns a page's structured data as JSON text in which no `<` can end the element that holds it. */
export async function structuredDataText(page: PageId | 'notFound'): Promise<string> {
  const questions = page === 'faqs' ? (await import('@/content/faqs')).structuredQuestions : undefined;
  return JSON.stringify(structuredDataFor(page, siteUrl, questions)).replaceAll('<', '\\u003c');
}
