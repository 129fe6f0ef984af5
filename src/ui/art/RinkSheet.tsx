import { rinkCrops, type RinkCrop } from '@/ui/art/rink-crops';
import { RinkMarkings } from '@/ui/art/RinkMarkings';

interface RinkSheetProps {
  /** Part of the sheet; it fills its box and is cut where the proportions differ. */
  crop: RinkCrop;
  className?: string;
}

/** The rink sheet, decorative. */
export function RinkSheet({ crop, className }: RinkSheetProps) {
  return (
    <svg
      viewBox={rinkCrops[crop]}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      focusable="false"
      aria-hidden
    >
      <RinkMarkings />
    </svg>
  );
}
