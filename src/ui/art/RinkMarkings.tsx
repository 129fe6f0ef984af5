import { RinkEnd } from '@/ui/art/RinkEnd';
import { rinkTones, type RinkTone } from '@/ui/art/rink-tones';

/** Neutral-zone spots: 5 ft from the blue lines, 22 ft from the middle. */
const NEUTRAL_SPOTS = [800, 1200].flatMap((x) => [205, 645].map((y) => ({ x, y })));

/** Every marking of a 200 × 85 ft sheet at its real place, 10 units to the foot, for use inside an `<svg>`. */
export function RinkMarkings({ tone: name }: { tone: RinkTone }) {
  const tone = rinkTones[name];
  return (
    <g fill="none" strokeWidth="5">
      <rect width="2000" height="850" rx="280" className={tone.ice} />
      <path d="M1000 2v846" strokeWidth="13" className={tone.red} />
      <path d="M1000 2v846" strokeWidth="5" strokeDasharray="16 16" className={tone.dash} />
      <path d="M750 2v846M1250 2v846" strokeWidth="13" className={tone.blue} />
      <circle cx="1000" cy="425" r="150" className={tone.blue} />
      <circle cx="1000" cy="425" r="4" strokeWidth="8" className={tone.blue} />
      <path d="M900 849a100 100 0 0 1 200 0" className={tone.red} />
      {NEUTRAL_SPOTS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" className={tone.redFill} />
      ))}
      <RinkEnd tone={tone} />
      <g transform="matrix(-1 0 0 1 2000 0)">
        <RinkEnd tone={tone} />
      </g>
      <rect width="2000" height="850" rx="280" strokeWidth="9" className={tone.boards} />
    </g>
  );
}
