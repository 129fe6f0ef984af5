import { startTransition, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { afterPaint } from '@/lib/after-paint';
import type { HeadTexts } from '@/pages/page-facts';
import { factsOf, type ShownPage } from '@/pages/registry';

interface WrittenHead {
  page: ShownPage;
  texts: HeadTexts;
  DocumentHead: ComponentType<{ page: ShownPage; texts: HeadTexts }>;
}

interface PageHeadProps {
  page: ShownPage;
  loadHead: () => Promise<HeadTexts>;
}

/**
 * The head of the current page. The title follows a move at once, before focus (WCAG 2.4.2). A served page brings the
 * rest, so the code that writes it is loaded on the first move to another page, after that page has painted; if it
 * cannot be loaded, the title is enough.
 */
export function PageHead({ page, loadHead }: PageHeadProps) {
  const [served] = useState(page);
  const [written, setWritten] = useState<WrittenHead>();

  useLayoutEffect(() => {
    document.title = factsOf(page).title;
  }, [page]);

  useEffect(() => {
    if (page === (written?.page ?? served)) return undefined;
    let current = true;
    const write = async () => {
      const [{ DocumentHead }, texts] = await Promise.all([import('./DocumentHead'), loadHead()]);
      if (current) startTransition(() => setWritten({ page, texts, DocumentHead }));
    };
    const cancel = afterPaint(() => {
      write().catch(() => undefined); // search engines read the served page
    });
    return () => {
      current = false;
      cancel();
    };
  }, [page, loadHead, served, written]);

  return written === undefined ? null : <written.DocumentHead page={written.page} texts={written.texts} />;
}
