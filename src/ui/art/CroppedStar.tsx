import { StarMark } from '@/ui/art/StarMark';

/**
 * On wide screens, the star larger than the band it is in (`relative`, `overflow-hidden`), cut by its right edge.
 * Decorative.
 */
export function CroppedStar() {
  return (
    <div aria-hidden="true" className="no-print absolute inset-y-0 right-0 w-[40%] max-lg:hidden">
      <StarMark className="absolute top-1/2 size-[42rem] -translate-y-1/2 rotate-30" />
    </div>
  );
}
