/** Neutral-zone spots: 5 ft from the blue lines, 22 ft from the middle. */
const NEUTRAL_SPOTS = [800, 1200].flatMap((x) => [205, 645].map((y) => ({ x, y })));

/** Both face-off spots of an end are 22 ft from the middle, 20 ft in front of the goal line. */
const SPOT_Y = [205, 645] as const;
const SPOT_X = 310;
/** The ring's hash marks and, around the spot, the four L-shaped marks. */
const HASHES = 'M-29 -149v-20M29 -149v-20M-29 149v20M29 149v20';
const ELLS = 'M-20 -8h-40M-20 -8v-30M20 -8h40M20 -8v-30M-20 8h-40M-20 8v30M20 8h40M20 8v30';

/** The markings of the left end: goal line, crease, net, two face-off circles. Mirror it for the right end. */
function RinkEnd() {
  return (
    <>
      <path d="M110 385h45a60 60 0 0 1 0 80h-45z" className="fill-crease stroke-red" />
      <path d="M110 57v736M110 315 1 287M110 535 1 563" className="stroke-red" />
      <path d="M110 395H92q-16 0-16 16v28q0 16 16 16h18" className="stroke-steel" />
      {SPOT_Y.map((y) => (
        <g key={y} transform={`translate(${SPOT_X} ${y})`} className="stroke-red">
          <circle r="150" />
          <circle r="10" className="fill-red" />
          <path d={`${HASHES}${ELLS}`} />
        </g>
      ))}
    </>
  );
}

/** Every marking of a 200 × 85 ft sheet at its real place, 10 units to the foot, for use inside an `<svg>`. */
export function RinkMarkings() {
  return (
    <g fill="none" strokeWidth="5">
      <rect width="2000" height="850" rx="280" className="fill-sheet" />
      <path d="M1000 2v846" strokeWidth="13" className="stroke-red" />
      <path d="M1000 2v846" strokeWidth="5" strokeDasharray="16 16" className="stroke-sheet" />
      <path d="M750 2v846M1250 2v846" strokeWidth="13" className="stroke-blue" />
      <circle cx="1000" cy="425" r="150" className="stroke-blue" />
      <circle cx="1000" cy="425" r="4" strokeWidth="8" className="stroke-blue" />
      <path d="M900 849a100 100 0 0 1 200 0" className="stroke-red" />
      {NEUTRAL_SPOTS.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" className="fill-red" />
      ))}
      <RinkEnd />
      <g transform="matrix(-1 0 0 1 2000 0)">
        <RinkEnd />
      </g>
      <rect width="2000" height="850" rx="280" strokeWidth="9" className="stroke-steel" />
    </g>
  );
}
