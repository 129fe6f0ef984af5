import { StarMark } from '@/ui/art/StarMark';

/**
 * The star larger than the band it is in (`relative`, `overflow-hidden`): cut by the right edge of wide screens, half
 * risen over the foot of narrow ones, where it comes last. Decorative.
 */
export function CroppedStar() {
  return (
    <div
      aria-hidden="true"
      className="no-print max-lg:relative max-lg:mt-10 max-lg:-mb-section max-lg:h-40 max-lg:overflow-hidden lg:absolute lg:inset-y-0 lg:right-0 lg:w-[40%]"
    >
      <StarMark className="absolute size-80 rotate-30 max-lg:left-1/2 max-lg:-translate-x-1/2 lg:top-1/2 lg:size-[42rem] lg:-translate-y-1/2" />
    </div>
  );
}
