import { CardBackdrop } from '@/ui/art/CardBackdrop';
import { cardGrounds } from '@/ui/art/card-grounds';
import { jerseyPatterns } from '@/ui/art/card-jersey';
import { cardLook, initialsOf } from '@/ui/art/card-look';
import { cardPalettes } from '@/ui/art/card-palettes';
import { Jersey } from '@/ui/art/Jersey';

interface HockeyCardProps {
  /** The person's id; it decides colour, pattern, ground and number. */
  id: string;
  name: string;
  /** Place in a list of cards, from 0: neighbours then never share a colour. */
  position?: number | undefined;
  className?: string | undefined;
}

/** A drawn card instead of a portrait: a jersey with the person's initials over a crop of the rink. Decorative, 4:3. */
export function HockeyCard({ id, name, position, className }: HockeyCardProps) {
  const look = cardLook(id, position);
  const ground = cardGrounds[look.ground];
  const pattern = jerseyPatterns[look.pattern];
  const palette = cardPalettes[look.colour];
  if (!ground || !pattern || !palette) return null;
  const letters = pattern.lettersOnTrim ? palette.cloth : palette.letters;
  return (
    <svg
      viewBox="0 0 320 240"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      focusable="false"
      aria-hidden
    >
      <CardBackdrop ground={ground} number={look.number} />
      <Jersey palette={palette} pattern={pattern} outline={ground.outline}>
        <text
          x="160"
          y="168"
          textAnchor="middle"
          fontSize="78"
          strokeWidth={pattern.lettersOnTrim ? 0 : 9}
          paintOrder="stroke"
          strokeLinejoin="round"
          className={`width-normal font-display ${letters} ${palette.clothLine}`}
        >
          {initialsOf(name)}
        </text>
      </Jersey>
    </svg>
  );
}
