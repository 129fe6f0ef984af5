import { rinkCrops, type RinkCrop } from '@/ui/art/rink-crops';
import { RinkMarkings } from '@/ui/art/RinkMarkings';
import type { RinkTone } from '@/ui/art/rink-tones';

interface RinkSheetProps {
  /** Part of the sheet; it fills its box and is cut where the proportions differ. */
  crop: RinkCrop;
  tone?: RinkTone;
  className?: string;
}

/** The rink sheet, decorative. */
export function RinkSheet({ crop, tone = 'light', className }: RinkSheetProps) {
  return (
    <svg
      viewBox={rinkCrops[crop]}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      focusable="false"
      aria-hidden
    >
      <RinkMarkings tone={tone} />
    </svg>
  );
}
