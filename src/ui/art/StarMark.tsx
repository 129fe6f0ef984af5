import { namedOrHidden, type DrawingProps } from '@/ui/art/drawing-props';
import { StarSticks } from '@/ui/art/StarSticks';

/** The star: six sticks meet around a puck. Wood and puck take the text colour, so it works on light and dark. */
export function StarMark({ className, label }: DrawingProps) {
  return (
    <svg viewBox="-100 -100 200 200" className={className} focusable="false" {...namedOrHidden(label)}>
      <StarSticks />
    </svg>
  );
}
