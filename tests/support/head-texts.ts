import type { HeadTexts } from '@/site/content-types';
import type { ShownPage } from '@/site/pages';

/** Returns the texts for search engines and chat previews of a page. */
export async function headTextsOf(page: ShownPage): Promise<HeadTexts> {
  const { head } = (await import(`../../src/pages/${page}/content.ts`)) as { head: HeadTexts };
  return head;
}
