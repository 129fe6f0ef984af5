import { starTape, starWood } from '@/ui/art/star-paths.generated';
import { tapeFills } from '@/ui/art/tapes';

/** The star's six sticks and its puck around 0,0 with radius 100, for use inside an `<svg>`. */
export function StarSticks() {
  return (
    <>
      {tapeFills.map((fill, index) => (
        <g key={fill} transform={`rotate(${index * 60 - 90})`}>
          <path d={starWood} fill="currentColor" />
          <path d={starTape} className={fill} />
        </g>
      ))}
      <circle r="15" fill="currentColor" />
    </>
  );
}
