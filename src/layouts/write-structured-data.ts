import type { PageId } from '@/site/pages';
import { STRUCTURED_DATA_ID } from './served-head';
import { structuredDataText } from './structured-data-text';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScript(text: string): string },
  ): { createScript(text: string): string };
}

/** The one policy that the Content-Security-Policy allows for scripts: it makes data blocks, which never run. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('json-ld', {
  createScript: (text) => text,
});

/** Replaces the structured data in the document with that of a page. */
export async function writeStructuredData(page: PageId | 'notFound'): Promise<void> {
  const text = await structuredDataText(page);
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.id = STRUCTURED_DATA_ID;
  script.dataset['page'] = page;
  script.text = policy?.createScript(text) ?? text;
  document.getElementById(STRUCTURED_DATA_ID)?.remove();
  document.head.append(script);
}
