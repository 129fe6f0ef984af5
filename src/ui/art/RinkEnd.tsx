import type { rinkTones, RinkTone } from '@/ui/art/rink-tones';

/** Both face-off spots of an end are 22 ft from the middle, 20 ft in front of the goal line. */
const SPOT_Y = [205, 645] as const;
const SPOT_X = 310;
/** The ring's hash marks and, around the spot, the four L-shaped marks. */
const HASHES = 'M-29 -149v-20M29 -149v-20M-29 149v20M29 149v20';
const ELLS = 'M-20 -8h-40M-20 -8v-30M20 -8h40M20 -8v-30M-20 8h-40M-20 8v30M20 8h40M20 8v30';

/** The markings of the left end: goal line, crease, net, two face-off circles. Mirror it for the right end. */
export function RinkEnd({ tone }: { tone: (typeof rinkTones)[RinkTone] }) {
  return (
    <>
      <path d="M110 385h45a60 60 0 0 1 0 80h-45z" className={`${tone.crease} ${tone.red}`} />
      <path d="M110 57v736M110 315 1 287M110 535 1 563" className={tone.red} />
      <path d="M110 395H92q-16 0-16 16v28q0 16 16 16h18" className={tone.boards} />
      {SPOT_Y.map((y) => (
        <g key={y} transform={`translate(${SPOT_X} ${y})`} className={tone.red}>
          <circle r="150" />
          <circle r="10" className={tone.redFill} />
          <path d={`${HASHES}${ELLS}`} />
        </g>
      ))}
    </>
  );
}
