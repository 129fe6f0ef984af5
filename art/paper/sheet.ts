/** Cut paper: every sheet has a lit edge, a shaded edge and a shadow on the sheet below it. */

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A colour between two, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to);
  return `#${channels(from)
    .map((value, index) =>
      Math.round(value + ((end[index] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The two colours of the light: what a lit edge and a shaded edge lean to. */
export interface Light {
  readonly lit: string;
  readonly shade: string;
  /** Width of the lit and of the shaded edge, in the units of the drawing. */
  readonly edge: readonly [x: number, y: number];
}

/** Sheets of one drawing under one light; clip ids are counted so that none repeats. */
export class Paper {
  private clips = 0;
  constructor(
    private readonly light: Light,
    private readonly prefix: string,
  ) {}

  /** One sheet. `inside` is drawn on it and cut off at its edge. */
  sheet(
    path: string,
    colour: string,
    { inside = '', lift = 'low', lit = 0.5, shade = 0.34, edge = 1 }: SheetOptions = {},
  ): string {
    this.clips += 1;
    const id = `${this.prefix}${this.clips}`;
    const [x, y] = this.light.edge.map((value) => value * edge) as [number, number];
    const clip = (suffix: string, move: string) =>
      `<clipPath id="${id}${suffix}"><path d="${path}"${move}/></clipPath>`;
    const fill = (tone: string) => `<path d="${path}" fill="${tone}"/>`;
    const surface =
      edge === 0
        ? fill(colour)
        : fill(mix(colour, this.light.lit, lit)) +
          `<g clip-path="url(#${id}b)">${fill(mix(colour, this.light.shade, shade))}</g>` +
          `<g clip-path="url(#${id}b)"><g clip-path="url(#${id}c)">${fill(colour)}</g></g>`;
    return (
      `<g${lift === 'none' ? '' : ` filter="url(#${lift})"`}><defs>${clip('a', '')}` +
      `${clip('b', ` transform="translate(${-x} ${y})"`)}${clip('c', ` transform="translate(${x * 1.8} ${-y * 0.6})"`)}</defs>` +
      `<g clip-path="url(#${id}a)">${surface}${inside}</g></g>`
    );
  }
}

interface SheetOptions {
  readonly inside?: string;
  readonly lift?: 'none' | 'low' | 'high';
  /** How far the lit and the shaded edge lean to the colours of the light. */
  readonly lit?: number;
  readonly shade?: number;
  /** Width of the edges; 0 leaves them out. */
  readonly edge?: number;
}

/** A shape without an edge or a shadow: a print on a sheet. */
export const print = (path: string, colour: string, opacity = 1): string =>
  `<path d="${path}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;

export const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` +
  `${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
