import type { ReactNode } from 'react';

/** The small capitals above a headline. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="mb-1.5 title-label text-scuff on-dark:text-crease">{children}</p>;
}
