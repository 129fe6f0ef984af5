import type { CardGround } from '@/ui/art/card-grounds';

/** The ice, markings, number and play behind the jersey of a hockey card. */
export function CardBackdrop({ ground, number }: { ground: CardGround; number: number }) {
  return (
    <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <rect width="320" height="240" className={ground.ice} />
      <text
        x={ground.number.x}
        y={ground.number.y}
        textAnchor="middle"
        fontSize="84"
        className={`width-condensed font-display ${ground.number.fill}`}
      >
        {number}
      </text>
      {ground.areas?.map(([path, classes]) => (
        <path key={path} d={path} className={classes} />
      ))}
      {ground.lines.map(([path, classes]) => (
        <path key={path} d={path} className={classes} />
      ))}
      <path d={ground.play + ground.sign} className={ground.marker} />
    </g>
  );
}
