import { classNames } from '@/lib/class-names';
import {
  bearing,
  CONDENSED,
  fitHeadline,
  lineWidth,
  shortWidth,
  WIDE,
  type FittedLine,
} from './headline-fit';
import { longestWord } from './longest-word';

interface HeadlineProps {
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** Condensed words. */
  lead: string;
  /** The last words, in wide letters on their own line where they do not fit. */
  wide: string;
  size?: 'h1' | 'h2' | 'h3';
  /** Sets the last words from edge to edge of the column: one headline of a page. */
  edge?: boolean;
  /** Colour class of the wide words, where it differs. */
  wideClassName?: string;
  className?: string;
  id?: string | undefined;
}

const sizes = { h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' };

const round = (value: number) => Number(value.toFixed(3));

/** Size in em of the headline and stretch of a line, for `fit-lead` and `fit-end` of src/styles/index.css. */
const lineStyle = ({ size, stretch, bearing }: FittedLine) => ({
  '--size': round(size),
  '--stretch': `${stretch}%`,
  '--bearing': round(bearing),
});

/**
 * A headline that widens: condensed words open out to the last ones. A short one stays on one line; others have two
 * lines that begin and end together. Where the width axis and their sizes do not allow it, each part breaks as a block
 * of its own. No word is wider than its column. An h1 takes focus on a route change.
 */
export function Headline({
  as: Tag,
  lead,
  wide,
  size = 'h2',
  edge = false,
  wideClassName,
  className,
  id,
}: HeadlineProps) {
  const short = edge ? undefined : shortWidth(lead, wide);
  const fit = edge || short !== undefined ? undefined : fitHeadline(lead, wide);
  return (
    <Tag
      id={id}
      className={classNames('@container font-display wrap-anywhere uppercase', sizes[size], className)}
    >
      <span className="block fit-condensed" style={{ '--letters': longestWord(lead) }}>
        {fit === undefined ? (
          <span
            className={short === undefined ? undefined : 'block fit-whole'}
            style={short === undefined ? undefined : { '--width': round(short) }}
          >
            <span
              className="optical inline-block font-stretch-condensed"
              style={{ '--bearing': round(bearing(lead, CONDENSED)) }}
            >
              {lead}
            </span>{' '}
            <span
              className={classNames(
                'font-stretch-expanded',
                edge ? 'block fit-edge' : 'inline-block fit-wide',
                wideClassName,
              )}
              style={edge ? { '--width': round(lineWidth(wide, WIDE)) } : { '--letters': longestWord(wide) }}
            >
              {wide}
            </span>
          </span>
        ) : (
          <span className="block fit-whole" style={{ '--width': round(fit.width) }}>
            <span className="optical block fit-lead" style={lineStyle(fit.lead)}>
              {lead}
            </span>{' '}
            <span className={classNames('optical block fit-end', wideClassName)} style={lineStyle(fit.wide)}>
              {wide}
            </span>
          </span>
        )}
      </span>
    </Tag>
  );
}
