import { Suspense, type ReactNode } from 'react';

/** What a band of a page takes. */
export interface BandProps {
  children: ReactNode;
  /** Element of the band; `section` when left out. */
  as?: 'section' | 'article' | 'div';
  /** Anchor of the band. */
  id?: string | undefined;
  /** Id of the heading that names the band. */
  labelledBy?: string | undefined;
  className?: string;
}

/**
 * One band of a page, from edge to edge. The boundary lets React hydrate it as a separate task, so that no task blocks a
 * slow phone for long.
 */
export function Band({ children, as: Tag = 'section', id, labelledBy, className }: BandProps) {
  return (
    <Tag id={id} aria-labelledby={labelledBy} className={className}>
      <Suspense>{children}</Suspense>
    </Tag>
  );
}
