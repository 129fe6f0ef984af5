import type { Player } from '../roster';
import { blob, curve, disc, sliver, type Point } from './shapes';
import { line, mix, print, type Paper } from './sheet';

/** Where a head looks: away from the reader, to the right, or towards the reader. */
export type View = 'away' | 'side' | 'front';

const WIRE = '#DDE6EB';
const INK = '#0C1420';

const wires = (paths: readonly string[]) =>
  paths.map((path) => line(path, INK, 1.5, 0.35) + line(path, WIRE, 0.8)).join('');

const vents = (paths: readonly string[], helmet: string) =>
  paths.map((path) => print(path, mix(helmet, INK, 0.72))).join('');

/** A plait that hangs along a line; its lobes lie over each other from the bottom up. */
// prettier-ignore
export function braid(paper: Paper, way: readonly Point[], hair: string, tie: string): string {
  const lobes: string[] = [];
  const last = way.length - 1;
  for (let index = last - 1; index >= 0; index -= 1) {
    const from: Point = way[index] ?? [0, 0];
    const to: Point = way[index + 1] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [-dy / length, dx / length];
    const half = 3.1 - (1.1 * index) / last;
    for (const side of [-1, 1]) {
      const out: Point = [from[0] + dx * 0.45 + nx * half * side, from[1] + dy * 0.45 + ny * half * side];
      const end: Point = [to[0] + dx * 0.45, to[1] + dy * 0.45];
      const inner: Point = [from[0] + dx * 0.2 - nx * half * 0.3 * side, from[1] + dy * 0.2 - ny * half * 0.3 * side];
      lobes.push(paper.sheet(blob([from, out, end, inner]), mix(hair, '#5A3A34', side > 0 ? 0.35 : 0.12), { edge: 0.28, lit: 0.34 }));
    }
  }
  const end = way[last] ?? [0, 0];
  const before = way[last - 1] ?? end;
  const tail: Point[] = [
    [end[0] - 1.6, end[1]], [end[0] + 1.6, end[1]],
    [end[0] + 2.4, end[1] + 5], [end[0] + (end[0] - before[0]) * 0.9, end[1] + 10.5], [end[0] - 1.8, end[1] + 5],
  ];
  return (
    paper.sheet(blob(tail), hair, { edge: 0.3 }) + lobes.join('') +
    paper.sheet(blob([[end[0] - 2, end[1] - 1.5], [end[0] + 2, end[1] - 1.5], [end[0] + 2, end[1] + 1.5], [end[0] - 2, end[1] + 1.5]]), tie, { edge: 0.3 })
  );
}

/** Seen from behind and turned to the right: a strip of cheek behind the side of the cage. Radius about 13. */
// prettier-ignore
function headAway(paper: Paper, { helmet, skin, hair, headwear }: Player): string {
  const shell = blob([
    [-9.5, 8.5], [-12.6, 2], [-12.4, -5.5], [-8.5, -11.8], [-.5, -14.2], [7, -12.6], [11.4, -7.6], [12.6, -2], [12.6, -2],
    [8.4, -.6], [6.6, 2], [6.2, 6.5], [4, 9.8], [.5, 9], [-3.5, 10.6],
  ]);
  const cheek = blob([[5, -2.5], [12, -2.5], [13.2, 2.2], [12.8, 6.4], [10.4, 11.4], [5, 13], [2, 8]]);
  const ridges = [
    print(sliver([-7, -9.5], [-9.4, -2], [-8, 6], 1.6), mix(helmet, INK, 0.2)),
    print(sliver([3.4, -12.6], [1.6, -4], [1.4, 6.5], 1.4), mix(helmet, INK, 0.2)),
  ].join('');
  const holes = vents([
    blob([[-4.6, -9.6], [-2.6, -9.9], [-3.2, -4.4], [-5, -4.2]]), blob([[.2, -10.4], [2, -10.2], [.8, -4.8], [-.9, -4.8]]),
    blob([[-5.4, -1.6], [-3.6, -1.7], [-3.8, 2.6], [-5.3, 2.4]]), blob([[6.4, -9.4], [7.8, -8.4], [6, -4], [4.8, -4.4]]),
  ], helmet);
  const cage = wires([
    curve([[7.6, .4], [12.8, -.8], [16.6, .6]]), curve([[7.4, 4.4], [13, 3.8], [17.2, 4.8]]), curve([[6.2, 8.4], [12, 8.4], [16.4, 8.8]]),
    curve([[5.4, 12], [10, 13], [14, 12.6]]), curve([[12.4, -2.4], [16.4, .4], [17.4, 5], [16.4, 9.2], [12.8, 14]]),
    curve([[10, -1.6], [12.6, 1], [13.2, 5], [12.2, 9.4], [9.6, 13.6]]),
  ]);
  const under = {
    braid: hair, patka: mix(hair, INK, 0.05), hijab: hair, curls: hair, ponytail: hair, short: hair,
  }[headwear];
  const nape = paper.sheet(blob([[-8, 4], [6, 5], [5.4, 10], [3.4, 14], [-2, 15], [-7, 12]]), under, { edge: 0.4 });
  return (
    paper.sheet(blob([[-5.4, 8], [6.4, 8], [7, 18], [8.6, 21], [-8, 21], [-5.8, 16]]), mix(skin, INK, 0.12), { edge: 0.5 }) +
    nape +
    paper.sheet(cheek, skin, { edge: 0.6, inside: print(sliver([4, -2], [8, 4], [5, 13], 4), mix(skin, INK, 0.35)) }) +
    (headwear === 'braid' ? line(curve([[8.8, .4], [7.6, 3.4], [8, 7]]), under, 1.6) : '') +
    cage +
    paper.sheet(shell, helmet, { inside: ridges + holes, edge: 1.1, lit: 0.65 }) +
    paper.sheet(blob([[5.4, .6], [8.6, 0], [9.2, 3.6], [7.6, 8.2], [4.8, 8.8], [4, 4.6]]), mix(helmet, INK, 0.12), { edge: 0.4 })
  );
}

/** Seen from the side, looking to the right through a full cage; without one for grown-ups. Radius about 13. */
// prettier-ignore
function headSide(paper: Paper, { helmet, skin, hair, headwear }: Player, caged = true): string {
  const face = blob([[1, -5], [10.6, -4], [11.8, -.6], [13.6, 3.4], [12, 5], [12.4, 7.4], [11.2, 9], [10.6, 12], [7, 14], [2, 12], [-2, 6]]);
  const shell = blob([
    [-10.5, 7], [-13, -1.5], [-10.6, -9], [-3, -14], [5.4, -13.2], [11, -8.4], [13, -2.8], [13, -2.8], [5, -2.4], [4.6, 3], [3, 8.6], [-1, 9.4], [-3.6, 7.4], [-7, 9],
  ]);
  const eye = print(blob([[8.6, .2], [10, 1.2], [9.6, 3], [8.5, 2.8]]), INK) + line(curve([[7.6, -1.2], [9.4, -1.9], [10.8, -1.4]]), mix(skin, INK, 0.7), 0.7);
  const smile = line(curve([[8.6, 9.6], [10.2, 9.8], [11.4, 8.6]]), mix(skin, INK, 0.6), 0.8);
  const wear = {
    hijab: paper.sheet(blob([[2, -3], [6, -3.4], [5.2, 3], [6.2, 9], [10.6, 13.4], [11, 18], [7, 24], [-8, 25], [-14, 20], [-11, 8], [-8, 0]]), hair, {
      edge: 0.6, inside: print(sliver([5, 9], [-2, 14], [-11, 14], 2.4), mix(hair, '#BFE1EE', 0.28)) + print(sliver([9, 15], [0, 20], [-12, 19], 2), mix(hair, '#BFE1EE', 0.22)),
    }),
    patka: paper.sheet(blob([[2, -4], [12.4, -3.4], [11.8, -1], [6, -.8], [2, 0]]), hair, { edge: 0.3 }) +
      paper.sheet(blob([[-10, 5], [-4, 7], [-3, 10], [-7, 11.4], [-10.4, 9]]), hair, { edge: 0.3 }),
    curls: [[-9, 9], [-5.5, 11], [-10.5, 12.5], [-6.5, 14.6]].map(([x = 0, y = 0]) => paper.sheet(`M${x - 2.8} ${y}a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0Z`, hair, { edge: 0.3 })).join(''),
    ponytail: paper.sheet(blob([[-9, 5], [-5, 8], [-11, 14], [-18, 22], [-19, 14], [-14, 8]]), hair, { edge: 0.5 }),
    short: paper.sheet(blob([[-10, 5], [-3, 7], [-4, 12], [-9, 11]]), hair, { edge: 0.4 }),
    braid: '',
  }[headwear];
  const cage = wires([
    curve([[5, -1.2], [12, -2.6], [16.4, -.6]]), curve([[4.4, 4.2], [12, 3.8], [17.6, 4.2]]), curve([[3.8, 8.6], [12, 8.6], [16.8, 8.8]]),
    curve([[3, 12], [8, 13.4], [14.4, 13]]), curve([[12.6, -3], [16.6, -.4], [17.8, 4.4], [16.8, 9], [13.6, 14], [8, 15.4], [3, 11.6]]),
    curve([[9.4, -2.2], [12.8, 1], [13.8, 5], [12.8, 9.4], [9.4, 14.6]]),
  ]);
  return (
    (headwear === 'hijab' ? '' : paper.sheet(blob([[-5, 6], [6, 8], [6.4, 15], [8.4, 20], [-9, 20], [-6, 14]]), mix(skin, INK, 0.22), { edge: 0.4 })) +
    paper.sheet(face, skin, { edge: 0.5, inside: print(sliver([12.6, -2.6], [7, 2.4], [2, -3], 1), mix(skin, INK, 0.4)) + eye + smile }) +
    wear +
    paper.sheet(shell, helmet, {
      edge: 1, lit: 0.65,
      inside: print(sliver([-8, 6], [-8.6, -9], [8, -10.6], 1.6), mix(helmet, INK, 0.2)) +
        vents([blob([[-5, -9.4], [-1, -11], [-1.6, -8.8], [-5, -7.2]]), blob([[1.6, -11], [6, -10.4], [5.4, -8.6], [1.6, -8.9]]), blob([[-9, -3], [-6.6, -4.6], [-6.4, -.6], [-8.6, .6]])], helmet),
    }) +
    paper.sheet('M-1.6 2.6a2.5 3.1 0 1 0 5 0a2.5 3.1 0 1 0 -5 0Z', mix(helmet, INK, 0.25), { edge: 0.3 }) +
    (caged ? cage : line(curve([[2.6, 8.6], [5, 13], [8.4, 14.2]]), INK, 1))
  );
}

/** Seen from the front, turned a little to the right, the face in the shadow of a full cage. Radius about 13. */
// prettier-ignore
function headFront(paper: Paper, { helmet, skin, hair, headwear }: Player, caged: boolean): string {
  const face = blob([[-8.6, -4], [0, -5.4], [9.4, -4], [9.6, 3], [8, 9], [4.4, 13.4], [1, 14.4], [-3, 13.2], [-7, 9], [-8.8, 3]]);
  const shadow = mix(skin, INK, 0.42);
  const features =
    print(blob([[-10, -7], [0, -7], [11, -7], [11, .6], [5, 1.6], [1.4, .4], [-3, 1.6], [-10, .6]]), shadow) +
    [-3.2, 4.8].map((x) => print(disc(x, 2.2, 1, 1.25), INK) + line(curve([[x - 2.2, -.6], [x, -1.5], [x + 2.2, -.7]]), mix(skin, INK, 0.75), 0.9)).join('') +
    line(curve([[1.2, 3], [2.2, 5.4], [.8, 6]]), shadow, 0.8) + line(curve([[-2, 8.8], [1, 10.1], [4.4, 8.7]]), mix(skin, INK, 0.62), 1);
  const shell = blob([
    [-12.6, 5], [-13.2, -1], [-12, -8], [-6.5, -13], [.4, -14.4], [7, -13], [12.2, -8], [13.4, -1], [12.8, 5], [9.6, 6], [9.6, 6], [9, -2.6], [9, -2.6],
    [4, -4.6], [0, -5], [-4, -4.6], [-8.4, -2.6], [-8.4, -2.6], [-9, 6], [-9, 6],
  ]);
  const below = {
    braid: paper.sheet(blob([[-10, 4], [-7, 6], [-7.4, 12], [-10.6, 10]]), hair, { edge: 0.3 }),
    patka: paper.sheet(blob([[-9, -5.4], [0, -7], [9.8, -5.4], [9.4, -2.4], [1, -4.4], [-8.4, -2.4]]), hair, { edge: 0.3 }),
    hijab: paper.sheet(
      blob([[-9, -4], [-7.4, 4], [-5, 10.4], [1, 14], [6.4, 10.4], [8.8, 3], [9.6, -4], [12.6, 4], [13, 14], [16, 22], [10, 26], [-10, 26], [-16, 21], [-12.6, 13], [-12, 4]]),
      hair,
      { edge: 0.6, inside: print(sliver([7, 11], [-2, 19], [-13, 17], 2.2), mix(hair, '#BFE1EE', 0.3)) + print(sliver([12, 13], [4, 22], [-8, 22], 1.8), mix(hair, '#BFE1EE', 0.24)) },
    ),
    curls: [[-10, 7], [-11, 11], [10.4, 7], [11.4, 11]].map(([x = 0, y = 0]) => paper.sheet(disc(x, y, 2.8), hair, { edge: 0.3 })).join(''),
    ponytail: paper.sheet(blob([[9, 5], [12, 6], [15, 15], [13, 24], [10.4, 16]]), hair, { edge: 0.4 }),
    short: '',
  }[headwear];
  const cage = wires([
    curve([[-9, .6], [0, -1.6], [10, .6]]), curve([[-9, 4.4], [.6, 4.8], [10, 4.4]]), curve([[-8.4, 8], [.6, 9.4], [9.4, 8]]), curve([[-6.8, 11.6], [.6, 13.8], [7.6, 11.6]]),
    curve([[-6, -3], [-6.8, 4], [-5, 12.8]]), curve([[-1.4, -4], [-1.6, 4], [-1, 14.6]]), curve([[3.6, -4], [3.8, 4], [3, 14.6]]), curve([[7.4, -3], [8.2, 4], [6.4, 12.8]]),
    curve([[-9, -2], [-9.6, 5], [-7, 12], [.6, 15.8], [7.8, 12], [10.4, 5], [9.6, -2]]),
  ]);
  return (
    (headwear === 'hijab' ? '' : paper.sheet(blob([[-5, 8], [6.4, 8], [7, 16], [9, 21], [-8.4, 21], [-6, 16]]), mix(skin, INK, 0.26), { edge: 0.4 })) +
    (headwear === 'patka' || headwear === 'hijab' ? '' : below) +
    paper.sheet(face, skin, { edge: 0.5, inside: features }) +
    (headwear === 'patka' || headwear === 'hijab' ? below : '') +
    paper.sheet(shell, helmet, {
      edge: 1, lit: 0.65,
      inside:
        print(sliver([-8.8, -9], [0, -12.6], [9.4, -9], 1.4), mix(helmet, INK, 0.2)) +
        vents([blob([[-5.6, -10.6], [-3.6, -11.4], [-3.2, -8.2], [-5, -7.6]]), blob([[-.6, -12], [1.6, -12], [1.4, -8.6], [-.4, -8.6]]), blob([[5, -11.4], [7, -10.6], [6.2, -7.6], [4.4, -8.2]])], helmet),
    }) +
    [-10.9, 11.2].map((x) => print(disc(x, 2, 1.5, 2.1), mix(helmet, INK, 0.5))).join('') +
    (caged ? cage : line(curve([[-8, 7], [-4, 13], [1, 15], [5, 13], [9, 7]]), INK, 0.9))
  );
}

/** A head with its helmet, chin at about 14; grown-ups in jackets have no cage. */
export function head(paper: Paper, player: Player, view: View, bare = false): string {
  if (view === 'away') return headAway(paper, player);
  return view === 'side' ? headSide(paper, player, !bare) : headFront(paper, player, !bare);
}

/** A helmet from above, leaning in: the crown, the wires of the cage ahead, and what shows at the nape. */
// prettier-ignore
export function helmetAbove(paper: Paper, { helmet, hair, headwear, skin }: Player): string {
  const nape = {
    braid: [[-8, 7], [8, 7], [5, 14], [-4, 14]], patka: [[-8, 8], [8, 8], [6, 12.6], [-6, 12.6]], hijab: [[-10, 4], [10, 4], [15, 15], [6, 20], [-6, 20], [-15, 15]],
    curls: [[-9, 7], [9, 7], [8, 13], [0, 15], [-8, 13]], ponytail: [[-5, 8], [5, 8], [7, 20], [0, 31], [-5, 20]], short: [[-7, 8], [7, 8], [5, 12], [-5, 12]],
  }[headwear] as unknown as readonly Point[];
  const cage = wires([
    curve([[-9, -9], [-6, -16], [0, -18], [6, -16], [9, -9]]), curve([[-4.6, -11], [-3.6, -14], [-3, -17.2]]), curve([[0, -12], [0, -18]]), curve([[4.6, -11], [3.6, -14], [3, -17.2]]),
  ]);
  const shell = blob([[0, -13], [7.6, -11], [12, -4], [12.4, 3], [9.6, 9.4], [3.6, 11.6], [-3.6, 11.6], [-9.6, 9.4], [-12.4, 3], [-12, -4], [-7.6, -11]]);
  const holes = [[-7, -2, 12], [-2.4, -3.4, 4], [2.4, -3.4, -4], [7, -2, -12]]
    .map(([x = 0, y = 0, turn = 0]) => `<g transform="translate(${x} ${y}) rotate(${turn})">${print(blob([[-1, -4], [1, -4], [1.1, 3], [-1.1, 3]]), mix(helmet, INK, 0.72))}</g>`).join('');
  const ridge = print(sliver([-9, 4.6], [0, 8], [9, 4.6], 1.4), mix(helmet, INK, 0.22));
  return (
    paper.sheet(disc(0, 10, 7, 6), mix(skin, INK, 0.1), { edge: 0.4 }) + paper.sheet(blob(nape), hair, { edge: 0.5 }) +
    print(blob([[-8, -8], [0, -15], [8, -8]]), mix(skin, INK, 0.3)) + cage + paper.sheet(shell, helmet, { edge: 1.1, lit: 0.65, lift: 'high', inside: ridge + holes })
  );
}

/** A helmet that nobody wears, from the front, on a shelf at y = 8. */
// prettier-ignore
export function helmetShelf(paper: Paper, { helmet }: Player): string {
  const shell = blob([[-12.4, 3], [-12.8, -3], [-11, -9], [-6, -13], [0, -14], [6, -13], [11, -9], [12.8, -3], [12.4, 3], [9, 3.6], [9, 3.6], [8.4, -2.4], [0, -4.4], [-8.4, -2.4], [-9, 3.6], [-9, 3.6]]);
  const cage = wires([
    curve([[-9.4, 0], [0, -1.6], [9.4, 0]]), curve([[-9.4, 4], [0, 4], [9.4, 4]]), curve([[-8.4, 8], [0, 8.8], [8.4, 8]]),
    curve([[-5, -3], [-5.4, 4], [-4, 8.6]]), curve([[0, -4], [0, 9]]), curve([[5, -3], [5.4, 4], [4, 8.6]]),
  ]);
  return print(blob([[-9, -3], [9, -3], [8.6, 8], [-8.6, 8]]), '#0B1522', 0.8) + cage + paper.sheet(shell, helmet, { edge: 1, lit: 0.6, inside: vents([blob([[-5, -11], [-3, -11.6], [-3, -8]]), blob([[-0.9, -12], [0.9, -12], [0.8, -8.6], [-0.8, -8.6]]), blob([[5, -11], [3, -11.6], [3, -8]])], helmet) });
}
