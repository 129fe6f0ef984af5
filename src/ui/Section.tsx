import { Suspense, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Column } from './Column';

/**
 * Zones of a page: `ice` is the page, `sheet` an offer, `crease` a part set apart in light blue, `night` the band of the
 * page's one main ask, `aurora` a program of that colour.
 */
export type Zone = 'ice' | 'sheet' | 'crease' | 'night' | 'aurora';

interface SectionProps {
  children: ReactNode;
  zone?: Zone;
  /** Anchor of the section. */
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  className?: string;
}

const zones: Record<Zone, string> = {
  ice: 'bg-ice',
  sheet: 'bg-sheet',
  crease: 'bg-crease',
  night: 'lit-band bg-night text-sheet on-dark',
  aurora: 'bg-tape-aurora flooded',
};

/**
 * One band of a page on the 1280 px grid. The boundary lets React hydrate it as a separate task, so that no task blocks
 * a slow phone for long.
 */
export function Section({ children, zone = 'ice', id, labelledBy, className }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={labelledBy}
      className={classNames('py-section', zones[zone], className)}
    >
      <Suspense>
        <Column>{children}</Column>
      </Suspense>
    </section>
  );
}
