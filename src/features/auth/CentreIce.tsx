import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { classNames } from '@/lib/class-names';

/** The star of sticks meets at centre ice, decorative. */
export function CentreIce({ className }: { className?: string }) {
  return (
    <div className={classNames('border-l-8 border-edge', className)} aria-hidden>
      <RinkSheet crop="centre" className="absolute inset-0 size-full" />
      <StarMark className="absolute inset-0 m-auto size-64 rotate-30 xl:size-80" />
    </div>
  );
}
