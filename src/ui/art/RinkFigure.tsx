import { RinkMarkings } from '@/ui/art/RinkMarkings';
import { rinkPoints } from '@/ui/art/rink-points';
import { WholeWords } from '@/ui/WholeWords';

interface RinkFigureProps {
  /** The markings, numbered in this order. */
  markings: readonly { id: keyof typeof rinkPoints; name: string; meaning: string }[];
  /** Description of the drawing, for someone who cannot see it. */
  label: string;
  className?: string | undefined;
}

/** Half a rink: large enough that the numbers stay legible 280 px wide. */
const VIEW_BOX = '930 -12 1082 874';

/** One half of the rink with numbered markings, and the list that says what they mean. */
export function RinkFigure({ markings, label, className }: RinkFigureProps) {
  return (
    <div className={className}>
      <svg viewBox={VIEW_BOX} className="block w-full" focusable="false" role="img" aria-label={label}>
        <RinkMarkings />
        {markings.map(({ id }, index) => (
          <g key={id} transform={`translate(${rinkPoints[id].x} ${rinkPoints[id].y})`} aria-hidden>
            <circle r="44" strokeWidth="8" className="fill-night stroke-sheet" />
            <text
              y="20"
              textAnchor="middle"
              fontSize="58"
              className="fill-sheet font-display font-stretch-normal"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol role="list" className="mt-6 grid gap-x-gutter gap-y-4 @2xl:@max-5xl:grid-cols-2">
        {markings.map(({ id, name, meaning }, index) => (
          <li key={id} id={id} className="flex gap-3">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-night font-display text-small leading-none text-sheet font-stretch-normal">
              {index + 1}
            </span>
            <p className="text-balance">
              <strong className="font-bold">{name}.</strong> <WholeWords>{meaning}</WholeWords>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
