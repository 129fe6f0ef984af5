import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** The small capitals above a headline. */
export function Eyebrow({ children, onDark = false }: { children: ReactNode; onDark?: boolean }) {
  return (
    <p
      className={classNames(
        'mb-1.5 font-display text-label uppercase',
        onDark ? 'text-crease' : 'text-scuff',
      )}
    >
      {children}
    </p>
  );
}
