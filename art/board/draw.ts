import { smoothPath } from './curve';
import type { Play } from './plays';
import { arrowPath, markPath, strokePath } from './strokes';

/** A play as path data: its view box, the line it is revealed along, its strokes and the signs of its people. */
export const drawPlay = ({ size, strokes, marks = [], puck }: Play) => ({
  box: `0 0 ${size[0]} ${size[1]}`,
  reveal: smoothPath(strokes.flatMap(({ through }) => through)),
  solid: strokes
    .map(
      ({ kind, through, arrow }) =>
        (kind === 'pass' ? '' : strokePath(kind, through)) + (arrow ? arrowPath(kind, through) : ''),
    )
    .join(''),
  dashed: strokes
    .filter(({ kind }) => kind === 'pass')
    .map(({ kind, through }) => strokePath(kind, through))
    .join(''),
  marks: marks.map(({ kind, at }) => markPath(kind, at)).join(''),
  ...(puck ? { puck: { cx: puck[0], cy: puck[1] } } : {}),
});
