import type { ReactNode } from 'react';
import { UiIcon } from './art/UiIcon';

/**
 * A section that collapses under its title on phones; always open on wide screens and in print. Collapsed it stays in
 * the document, so the browser's own search finds and opens it. Styles: src/styles/fold.css.
 */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="fold-title">{title}</div>
      <details className="fold group border-hairline max-md:not-print:border-b">
        <summary className="flex min-h-action cursor-pointer list-none items-center justify-between rounded [&::-webkit-details-marker]:hidden">
          {title}
          <UiIcon
            name="chevron-down"
            className="size-6 shrink-0 transition-transform duration-glide ease-glide group-open:rotate-180"
          />
        </summary>
        {children}
      </details>
    </>
  );
}
