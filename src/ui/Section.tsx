import { classNames } from '@/lib/class-names';
import { Band, type BandProps } from './Band';
import { Column } from './Column';

/**
 * Zones of a page: `ice` is the page, `sheet` an offer, `crease` a part set apart in light blue, `boards` the band of the
 * page's one main ask, a shade lighter than the footer below it, `aurora` a program of that colour.
 */
export type Zone = 'ice' | 'sheet' | 'crease' | 'boards' | 'aurora';

interface SectionProps extends Omit<BandProps, 'as'> {
  zone?: Zone;
}

const zones: Record<Zone, string> = {
  ice: 'bg-ice',
  sheet: 'bg-sheet',
  crease: 'bg-crease',
  boards: 'bg-boards text-sheet on-dark',
  aurora: 'bg-tape-aurora flooded',
};

/** One band of a page on the 1280 px grid. */
export function Section({ children, zone = 'ice', className, ...band }: SectionProps) {
  return (
    <Band className={classNames('py-section', zones[zone], className)} {...band}>
      <Column>{children}</Column>
    </Band>
  );
}
