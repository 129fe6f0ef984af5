import { classNames } from '@/lib/class-names';
import { cardLook, initialsOf } from './card-look';
import { Sweater } from './Sweater';

interface HockeyCardProps {
  /** Name of the card, as a rule the person's id; it decides colour, pattern and stall. */
  id: string;
  name: string;
  /** Place in a list of cards, from 0; with it, neighbours never share a colour. */
  position?: number | undefined;
  /** Draws a person on the chest instead of the initials. */
  anonymous?: boolean;
  className?: string | undefined;
}

/** Head and shoulders, as large as two initials. */
const PERSON = 'M160 104a17 17 0 1 1 0 34a17 17 0 0 1 0-34ZM124 176C124 154 138 144 160 144S196 154 196 176Z';

/** A drawn card instead of a portrait: a sweater with the person's initials, hung in a stall. Decorative, 4:3. */
export function HockeyCard({ id, name, position, anonymous = false, className }: HockeyCardProps) {
  const { palette, pattern, stall } = cardLook(id, position);
  if (!palette || !pattern || !stall) return null;
  const chest = {
    strokeWidth: pattern.lettersOnTrim ? 0 : 9,
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
    className: classNames(
      'stroke-current font-display font-stretch-normal',
      pattern.lettersOnTrim ? 'fill-current' : palette.letters,
    ),
  } as const;
  return (
    <svg
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMin slice"
      className={classNames(stall.wall, className)}
      focusable="false"
      aria-hidden
    >
      {/* A beam of light from the right. */}
      <path d="M190 37H320V240H66Z" className="fill-sheet" opacity=".1" />
      <rect width="320" height="28" className={stall.shelf} />
      <rect y="28" width="320" height="9" className="fill-night" opacity=".14" />
      {/* The strip of tape with a name on it. */}
      <rect x="132" y="4" width="56" height="8" className={`fill-current ${palette.cloth}`} />
      <Sweater palette={palette} pattern={pattern} hanger={stall.hook}>
        {anonymous ? (
          <path d={PERSON} {...chest} />
        ) : (
          <text x="160" y="164" textAnchor="middle" fontSize="70" {...chest}>
            {initialsOf(name)}
          </text>
        )}
      </Sweater>
    </svg>
  );
}
