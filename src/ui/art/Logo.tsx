import { namedOrHidden, type DrawingProps } from '@/ui/art/drawing-props';
import { logoBox, logoLetters } from '@/ui/art/logo-paths.generated';
import { StarSticks } from '@/ui/art/StarSticks';

const { width, height, star } = logoBox;

/** The star beside the letters AZ1 HOCKEY. Set its height by class; readable from 44 px. Text colour on any ground. */
export function Logo({ className, label }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} focusable="false" {...namedOrHidden(label)}>
      <g transform={`translate(${star.centre} ${star.centre}) scale(${star.scale})`}>
        <StarSticks />
      </g>
      {logoLetters.map((letters) => (
        <path key={letters} d={letters} fill="currentColor" />
      ))}
    </svg>
  );
}
