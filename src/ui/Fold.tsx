import { useId, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { UiIcon } from './art/UiIcon';

interface FoldProps {
  title: string;
  /** Element of the title. */
  as: 'h3' | 'h4';
  titleClassName?: string;
  /** A hairline below it on phones; not in a box that has rules of its own. */
  ruled?: boolean;
  children: ReactNode;
}

/**
 * A section that collapses under its title on phones; always open on wide screens and in print. Collapsed it stays in
 * the document, so the browser's own search finds and opens it. The title stands once, and the control lies over it:
 * wide screens have no control. Styles: src/styles/fold.css.
 */
export function Fold({ title, as: Title, titleClassName, ruled = true, children }: FoldProps) {
  const titleId = useId();
  return (
    <div className={classNames('relative', ruled && 'border-hairline @max-3xl:not-print:border-b')}>
      <Title
        id={titleId}
        className={classNames(
          'title-4 @max-3xl:not-print:flex @max-3xl:not-print:min-h-action @max-3xl:not-print:items-center @max-3xl:not-print:pr-8',
          titleClassName,
        )}
      >
        {title}
      </Title>
      <details className="fold group">
        <summary
          aria-labelledby={titleId}
          className="absolute inset-0 flex cursor-pointer list-none items-center justify-end rounded group-open:bottom-auto group-open:min-h-action [&::-webkit-details-marker]:hidden"
        >
          <UiIcon
            name="chevron-down"
            className="size-6 shrink-0 transition-transform duration-glide ease-glide group-open:rotate-180"
          />
        </summary>
        {children}
      </details>
    </div>
  );
}
