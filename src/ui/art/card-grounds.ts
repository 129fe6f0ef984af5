/** The ground behind a jersey: a crop of the rink, a play and the number, on a 320 × 240 card. */
export interface CardGround {
  readonly ice: string;
  /** The edge around the jersey, which separates it from this ground. */
  readonly outline: string;
  /** Filled markings, then stroked ones, each with its classes. */
  readonly areas?: readonly (readonly [path: string, classes: string])[];
  readonly lines: readonly (readonly [path: string, classes: string])[];
  /** The play: a line, the sign of a player, and the classes of their colour. */
  readonly play: string;
  readonly sign: string;
  readonly marker: string;
  /** Place and colour of the number, half hidden by the jersey. */
  readonly number: { readonly x: number; readonly y: number; readonly fill: string };
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${radius * -2} 0Z`;

/** The six crops of the set. */
export const cardGrounds: readonly CardGround[] = [
  {
    ice: 'fill-sheet',
    outline: 'stroke-hairline',
    areas: [[circle(262, 60, 8), 'fill-red']],
    lines: [
      [circle(262, 60, 96), 'stroke-red'],
      ['M244 52h-24v-22M280 52h24v-22M244 68h-24v22M280 68h24v22M236 154v16M288 154v16', 'stroke-red'],
    ],
    play: 'M40 214C90 214 70 120 130 110S250 150 296 112M282 106 297 111 290 125',
    sign: 'M14 206L30 224M30 206L14 224',
    marker: 'stroke-night',
    number: { x: 52, y: 92, fill: 'fill-ice' },
  },
  {
    ice: 'fill-night',
    outline: 'stroke-sheet',
    areas: [['M154 0h12v240h-12z', 'fill-boards']],
    lines: [[circle(160, 120, 148), 'stroke-boards']],
    play: 'M30 38C70 30 96 70 100 120S200 230 288 196M274 192 290 195 282 209',
    sign: 'M8 30L24 48M24 30L8 48',
    marker: 'stroke-haldi',
    number: { x: 268, y: 92, fill: 'fill-boards' },
  },
  {
    ice: 'fill-ice',
    outline: 'stroke-hairline',
    areas: [
      ['M250 0h18v240h-18z', 'fill-blue'],
      [circle(30, 214, 9), 'fill-red'],
    ],
    lines: [],
    play: 'M22 66q14-26 28 0t28 0 28 0 28 0L290 96M277 83 292 97 274 103',
    sign: 'M12 90L28 108M28 90L12 108',
    marker: 'stroke-night',
    number: { x: 50, y: 76, fill: 'fill-crease' },
  },
  {
    ice: 'fill-crease',
    outline: 'stroke-sheet',
    areas: [['M0 50H36A82 82 0 0 1 36 190H0Z', 'fill-sheet']],
    lines: [
      ['M0 50H36A82 82 0 0 1 36 190H0', 'stroke-red'],
      ['M320 20 290 60V180L320 220', 'stroke-sheet'],
    ],
    play: 'M300 28C250 20 210 40 170 90S90 220 22 216M36 205 21 216 37 226',
    sign: '',
    marker: 'stroke-night',
    number: { x: 262, y: 92, fill: 'fill-sheet' },
  },
  {
    ice: 'fill-boards',
    outline: 'stroke-sheet',
    areas: [[circle(24, 214, 8), 'fill-crease']],
    lines: [
      [circle(24, 214, 120), 'stroke-scuff'],
      ['M150 0H180Q320 0 320 140V240', 'stroke-scuff'],
    ],
    play: 'M290 216C300 160 250 150 220 110S120 40 40 52M53 40 39 52 54 63',
    sign: 'M296 222A10 10 0 1 0 303 229Q302 223 294 222',
    marker: 'stroke-crease',
    number: { x: 268, y: 92, fill: 'fill-night' },
  },
  {
    ice: 'fill-blue',
    outline: 'stroke-sheet',
    areas: [],
    lines: [
      ['M-6 120A166 166 0 0 1 326 120', 'stroke-crease'],
      ['M0 224H320', 'stroke-crease'],
    ],
    play: 'M28 196C60 196 60 150 104 140S236 70 294 60M279 54 296 59 286 73',
    sign: 'M10 188L26 206M26 188L10 206',
    marker: 'stroke-haldi',
    number: { x: 50, y: 92, fill: 'fill-boards' },
  },
];
