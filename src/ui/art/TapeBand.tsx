import { classNames } from '@/lib/class-names';
import { tapeFills } from './tapes';

/** The tape band: six equal stripes, the identity's one ornament. */
export function TapeBand({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 6 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className={classNames('block h-2 w-full', className)}
    >
      {tapeFills.map((fill, index) => (
        <rect key={fill} x={index} width="1.02" height="1" className={fill} />
      ))}
    </svg>
  );
}
