import type { Pose } from './figure';
import type { View } from './heads';
import type { Point } from './shapes';

/** From behind, turned to the right: a child steps over the sill, the stick low in both hands. */
// prettier-ignore
export const overTheSill: Pose = {
  legs: [
    { joints: [[10, -62], [19, -41], [14, -20]], foot: [-10, 0.6] },
    { joints: [[-7, -62], [-11, -35], [-16, -11.6]], foot: [8, -0.52] },
  ],
  arms: [
    { joints: [[-13.5, -98], [-28, -84], [-26, -69]], hand: 52 },
    { joints: [[18, -98], [30.5, -80], [29.5, -55.4]], hand: 104 },
  ],
  torso: [
    [-3, -107], [-9, -105], [-15.5, -101], [-18, -93], [-16.6, -80], [-18, -67], [-21, -52], [-21, -52], [-13, -49.4], [-5, -51], [3, -48.6],
    [11, -50.6], [18, -48.8], [23, -52], [23, -52], [20.6, -66], [19.4, -80], [21.4, -92], [20, -101], [14, -105], [8, -107.5], [2.5, -105.8],
  ],
  shade: [[-25, -108], [-10, -103], [-12, -90], [-9, -78], [-12, -66], [-8, -56], [-10, -46], [-26, -46]],
  yoke: [[-19, -112], [25, -112], [26.5, -94.5], [26.5, -94.5], [20, -91.4], [11, -92.6], [2, -91], [-7, -93], [-14, -92], [-23, -95.5], [-23, -95.5]],
  hem: [[-24, -51.5], [-13, -49.4], [-5, -51], [3, -48.6], [11, -50.6], [18, -48.8], [26, -52]],
  folds: [
    [[20.5, -84], [12, -72], [-2, -66], 3.4], [[21, -76], [15, -62], [8, -58], 2.8], [[-16, -84], [-10, -74], [-11, -62], 2.6], [[-4, -60], [-6, -55], [-4, -49], 1.8],
    [[13, -60], [15.5, -55], [13, -49], 2], [[22, -64], [18, -58], [18.4, -50], 2.2],
  ],
  lights: [[[19.5, -90], [17, -80], [19, -70], 2], [[5, -59], [6.4, -55], [5, -50], 1.3]],
  head: { at: [4.5, -119.5], turn: 5, view: 'away' },
  stick: [[-36, -68.4], [57, -33.6], [78, -31.6]],
  stickBehind: true,
  number: 'translate(1.8 -63) scale(2.35 2.35) skewY(1)',
  braid: [[0, -110], [-2, -105.6], [-4.6, -101.4], [-7, -97.6], [-9, -93.6], [-10.4, -89.2], [-10.8, -84.6], [-10, -80]],
};

/** From the side: a long stride to the right, pushing off hard, the puck on the blade. */
// prettier-ignore
export const stride: Pose = {
  legs: [
    { joints: [[1, -66], [-16, -46], [-42, -27]], foot: [40, 0.85] },
    { joints: [[6, -67], [30, -48], [24, -12]], foot: [0, 0.95] },
  ],
  arms: [
    { joints: [[27, -102], [44, -90], [56, -70]], hand: 62, handBefore: true },
    { joints: [[15, -102], [16, -82], [32, -79]], hand: 12, handBefore: true, thumb: 1 },
  ],
  torso: [
    [18, -113], [8, -108], [0, -95], [-6, -80], [-13, -64], [-17, -56], [-17, -56], [-6, -53], [4, -57], [12, -54], [19, -57.5], [19, -57.5], [24, -74], [30, -88], [34, -101], [30, -110],
  ],
  shade: [[2, -110], [9, -96], [0, -80], [-2, -66], [-6, -50], [-24, -50], [-12, -80]],
  yoke: [[8, -118], [40, -116], [38, -98], [38, -98], [26, -94], [14, -92], [2, -98], [-6, -104]],
  hem: [[-20, -55], [-6, -53], [4, -57], [12, -54], [22, -57]],
  folds: [[[-7, -78], [4, -72], [16, -70], 3.6], [[-12, -66], [-2, -63], [6, -57], 2.8], [[30, -88], [20, -80], [14, -72], 3], [[24, -72], [16, -66], [10, -58], 2.4]],
  lights: [[[31, -92], [26, -84], [23, -74], 1.8]],
  head: { at: [33, -121], turn: 12, view: 'side' },
  stick: [[20, -92], [82, -6], [101, -4]],
};

/** From the side: a hard stop, leaning back, the skates across. */
// prettier-ignore
export const stop: Pose = {
  legs: [
    { joints: [[6, -60], [26, -44], [37, -15]], foot: [-14, 0.8] },
    { joints: [[-4, -60], [14, -41], [22, -12]], foot: [-8, 0.8] },
  ],
  arms: [
    { joints: [[3, -98], [22, -88], [36, -72]], hand: 55, handBefore: true },
    { joints: [[-9, -98], [-9, -78], [8, -73]], hand: 16, thumb: 1, handBefore: true },
  ],
  torso: [
    [-10, -108], [-18, -102], [-22, -90], [-21, -74], [-22, -60], [-21, -51], [-21, -51], [-9, -47.6], [2, -50.6], [12, -48], [17, -51], [17, -51], [15, -66], [13, -82], [10, -97], [1, -107],
  ],
  shade: [[-20, -106], [-11, -96], [-14, -80], [-10, -64], [-12, -44], [-28, -46], [-28, -90]],
  yoke: [[-24, -112], [16, -112], [14, -94], [14, -94], [4, -91], [-8, -89], [-20, -93], [-28, -96]],
  hem: [[-24, -50.4], [-9, -47.6], [2, -50.6], [12, -48], [20, -51]],
  folds: [[[-22, -78], [-8, -70], [6, -72], 3.4], [[-21, -64], [-8, -60], [2, -52], 3], [[14, -80], [6, -72], [0, -66], 2.6]],
  head: { at: [-1, -120], turn: -6, view: 'side' },
  stick: [[-2, -85], [66, -8], [84, -6]],
};

/** From behind, tall: a wide push away to the left. */
// prettier-ignore
export const push: Pose = {
  build: 1.12,
  legs: [
    { joints: [[10, -86], [29, -56], [48, -23]], foot: [30, 0.7] },
    { joints: [[-10, -86], [-22, -52], [-14, -13]], foot: [0, -0.6] },
  ],
  arms: [
    { joints: [[15, -128], [34, -110], [30, -90]], hand: 120 },
    { joints: [[-25, -127], [-44, -110], [-44, -88]], hand: 100 },
  ],
  torso: [
    [-12, -140], [-20, -137], [-28, -130], [-29.5, -116], [-26, -98], [-26, -84], [-29, -68], [-29, -68], [-16, -65], [-4, -68], [8, -64], [17, -67], [24, -69], [24, -69],
    [21, -88], [19, -104], [21, -118], [18.6, -130], [9, -137], [0, -140],
  ],
  shade: [[-36, -140], [-20, -132], [-22, -114], [-18, -96], [-20, -80], [-16, -60], [-36, -62]],
  yoke: [[-34, -146], [24, -146], [26, -124], [26, -124], [8, -120], [-8, -120], [-36, -125], [-36, -125]],
  hem: [[-32, -67], [-16, -65], [-4, -68], [8, -64], [17, -67], [28, -69]],
  folds: [[[-27, -104], [-16, -94], [-6, -90], 3.6], [[20, -106], [10, -96], [8, -82], 3.2], [[-27, -84], [-18, -76], [-14, -68], 3]],
  head: { at: [-9, -153], turn: -8, view: 'away', mirrored: true },
  stick: [[36, -104], [-88, -10], [-108, -8]],
  stickBehind: true,
  number: 'translate(-5 -84) scale(2.7 2.7)',
};

/** A grown-up from the front, gliding, one arm up: come in. */
// prettier-ignore
export const wave: Pose = {
  build: 1.1,
  legs: [
    { joints: [[9, -84], [16, -49], [15, -15]], foot: [4, 0.55] },
    { joints: [[-8, -84], [-14, -47], [-13, -13]], foot: [0, -0.7] },
  ],
  arms: [
    { joints: [[-20, -126], [-32, -105], [-27, -88]], hand: 62, handBefore: true, thumb: -1 },
    { joints: [[19, -127], [37, -134], [42, -155]], hand: -72, thumb: -1, handBefore: true },
  ],
  torso: [
    [-7, -140], [-18, -136], [-24, -128], [-23, -110], [-19, -92], [-21, -73], [-21, -73], [-8, -70], [6, -72], [20, -71], [20, -71], [19, -90], [20.6, -108], [23.6, -126], [19, -135.6], [8, -140],
  ],
  shade: [[-30, -138], [-12, -132], [-16, -112], [-11, -92], [-12, -66], [-30, -66]],
  yoke: [[-24, -142], [24, -142], [24, -124], [-24, -124]],
  hem: [[-24, -73], [21, -71]],
  folds: [[[-23, -108], [-12, -100], [-6, -96], 3.4], [[21, -110], [12, -100], [8, -90], 3.4], [[0, -139], [1, -106], [0, -72], 1.2]],
  head: { at: [-1, -154.5], turn: -4, view: 'front', mirrored: true },
  stick: [[-18, -97], [-60, -8], [-82, -6]],
};

const back: Pose['torso'] = overTheSill.torso;

/** From the front, behind the boards: hands on the rail, or one up. `stick` is held upright beside the body. */
// prettier-ignore
export function atBoards(raised: boolean, view: View, turn: number): Pose {
  return {
    legs: [],
    arms: [
      { joints: [[-16, -98], [-27, -82], [-15, -73]], hand: 35, handBefore: true, thumb: 1 },
      raised
        ? { joints: [[17, -99], [33, -106], [37, -128]], hand: -76, handBefore: true, thumb: -1 }
        : { joints: [[17, -98], [28, -82], [15, -72]], hand: 145, handBefore: true, thumb: -1 },
    ],
    torso: [
      [-6, -106], [-12, -104], [-18, -100], [-20, -92], [-18, -80], [-19, -66], [-22, -48], [-22, -48], [0, -46], [22, -48], [22, -48], [19, -66], [18, -80], [20, -92], [18, -100], [12, -104], [7, -106], [0, -102],
    ],
    shade: [[-26, -108], [-9, -103], [-13, -90], [-10, -78], [-13, -66], [-9, -44], [-28, -44]],
    yoke: [[-22, -112], [22, -112], [25, -94], [25, -94], [12, -92], [0, -93.4], [-12, -92], [-25, -94], [-25, -94]],
    hem: [[-24, -49], [0, -47], [24, -49]],
    folds: [[[-18, -84], [-10, -79], [-7, -70], 2.6], [[18, -84], [10, -79], [7, -70], 2.6], [[-12, -66], [-4, -70], [6, -66], 2.4]],
    head: { at: [0, -119.5], turn, view },
    number: 'translate(0 -68) scale(2)',
  };
}

/** From behind, standing close to someone; `over` reaches around the neighbour on the right. */
// prettier-ignore
export function beside(over: boolean, look: 'left' | 'right', braided: boolean): Pose {
  return {
    legs: [
      { joints: [[10, -62], [13, -38], [14, -12]], foot: [0, 0.55] },
      { joints: [[-8, -62], [-11, -38], [-12, -12]], foot: [0, -0.55] },
    ],
    arms: [
      { joints: [[-14, -98], [-26, -80], [-25, -60]], hand: 94 },
      over
        ? { joints: [[18, -98], [38, -92], [57, -76]], hand: 20, handBefore: true }
        : { joints: [[17, -98], [29, -80], [28, -60]], hand: 88 },
    ],
    torso: back,
    shade: overTheSill.shade,
    yoke: overTheSill.yoke,
    hem: overTheSill.hem,
    folds: overTheSill.folds,
    lights: overTheSill.lights ?? [],
    head: look === 'right' ? { at: [4, -119.5], turn: over ? 10 : -8, view: 'away' } : { at: [-1, -119.5], turn: 10, view: 'away', mirrored: true },
    number: overTheSill.number ?? '',
    ...(braided ? { braid: overTheSill.braid ?? [] } : {}),
  };
}

/** From the side, on a bench 42 cm high: bent over to tie a lace. */
// prettier-ignore
export const lacing: Pose = {
  legs: [
    { joints: [[6, -49], [40, -53], [30, -13]], foot: [0, 0.95] },
    { joints: [[0, -47], [36, -49], [45, -18]], foot: [-20, 0.95] },
  ],
  arms: [
    { joints: [[31, -80], [48, -62], [57, -36]], hand: 76 },
    { joints: [[24, -80], [41, -62], [51, -35]], hand: 72, thumb: 1, handBefore: true },
  ],
  torso: [[22, -95], [12, -92], [2, -82], [-5, -68], [-9, -54], [-10, -42], [-10, -42], [-2, -39.5], [6, -41], [11, -47], [11, -47], [19, -60], [31, -71], [40, -82], [37, -92]],
  shade: [[6, -92], [13, -80], [3, -64], [0, -36], [-22, -36], [-14, -70]],
  yoke: [[8, -98], [42, -100], [43, -84], [43, -84], [32, -77], [20, -74], [6, -80], [-3, -87]],
  hem: [[-14, -41.5], [-2, -39], [6, -40.5], [14, -47]],
  folds: [[[-7, -62], [4, -60], [15, -52], 3], [[-9, -52], [-1, -48], [6, -41], 2.4], [[30, -73], [22, -66], [15, -60], 2.4]],
  head: { at: [41, -102], turn: 32, view: 'side' },
  braid: [[28, -98], [24, -94], [20, -91], [16, -88], [12, -84], [9, -79], [7, -74]],
};

/** The same pose in an older body: taller, broader, the head no larger. */
export function grown(pose: Pose, tall: number, broad: number): Pose {
  const point = ([x, y]: Point): Point => [x * broad, y * tall];
  const points = (list: readonly Point[]) => list.map(point);
  const fold = ([from, over, to, thick]: Pose['folds'][number]) =>
    [point(from), point(over), point(to), thick * broad] as const;
  const joints = ([a, b, c]: readonly [Point, Point, Point]) => [point(a), point(b), point(c)] as const;
  const [far, near] = pose.arms;
  const [x, y] = pose.head.at;
  return {
    ...pose,
    legs: pose.legs.map((leg) => ({ ...leg, joints: joints(leg.joints) })),
    arms: [
      { ...far, joints: joints(far.joints) },
      { ...near, joints: joints(near.joints) },
    ],
    torso: points(pose.torso),
    shade: points(pose.shade),
    yoke: points(pose.yoke),
    hem: points(pose.hem),
    folds: pose.folds.map(fold),
    lights: (pose.lights ?? []).map(fold),
    head: { ...pose.head, at: [x * broad, (y + 13) * tall - 13] },
    number: `scale(${broad} ${tall}) ${pose.number ?? ''}`,
    build: (pose.build ?? 1) * broad,
  };
}
