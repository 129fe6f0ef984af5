import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import type { PlayDrawing } from '@/ui/art/play-paths.generated';

interface PlayLineProps {
  play: PlayDrawing;
  /** The part of the play to show, as a view box; it fills its box and is cut where the proportions differ. */
  part?: string;
  className?: string;
  /** Draws the line as it scrolls into view, where browsers can do that. */
  draws?: boolean;
}

/** A marker line from the coach's board in the text colour, decorative. Its proportions are those of the play. */
export function PlayLine({ play, part, className, draws = false }: PlayLineProps) {
  const { box, reveal, solid, dashed, marks, puck } = play;
  const mask = useId();
  return (
    <svg
      viewBox={part ?? box}
      preserveAspectRatio={part === undefined ? undefined : 'xMidYMid slice'}
      className={classNames(draws && 'drawn-play', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden
    >
      {draws && (
        /* Without its own region a mask would begin at the origin and hide a part further to the right. */
        <mask id={mask} maskUnits="userSpaceOnUse" x="-50" y="-50" width="1300" height="600">
          <path d={reveal} pathLength={1} strokeDasharray="1" stroke="#fff" strokeWidth="64" />
        </mask>
      )}
      <g mask={draws ? `url(#${mask})` : undefined}>
        <path d={solid} />
        <path d={dashed} strokeDasharray="13 14" />
      </g>
      <path d={marks} strokeWidth="5" />
      {puck && <circle {...puck} r="9" fill="currentColor" stroke="none" />}
    </svg>
  );
}
