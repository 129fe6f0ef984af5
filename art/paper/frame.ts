import { outline } from '../brand/outline';
import { colours } from '../colours';
import { roster, type PlayerNumber } from '../roster';
import { figure, type Pose } from './figure';
import type { Point } from './shapes';
import { Paper } from './sheet';

const { night, sheet: white } = colours;

/** The light comes from over the ice, from the right. */
export const light = { lit: '#FFF1DC', shade: '#0A1E33', edge: [1.1, 0.5] } as const;

/** The coach is not on the roster: a jacket the colour of the light. */
// prettier-ignore
export const coach = {
  ...roster[7], colour: colours.crease, skin: '#B98560', hair: '#2B1B17', helmet: '#16283D', headwear: 'short',
} as const;

const WEIGHT = { family: 'anek', weight: 800, width: 100, capHeight: 10 } as const;

/** A number for a back, drawn around 0,0 with capitals 10 high. */
export async function digits(number: number): Promise<string> {
  const { path, width } = await outline(String(number), WEIGHT);
  const move = ` transform="translate(${-width / 2} 0)"`;
  return (
    `<path d="${path}"${move} fill="none" stroke="${night}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="${path}"${move} fill="${white}"/>`
  );
}

/** A soft shadow on the ice, or the image of something bright in it. */
export const pool = (x: number, y: number, rx: number, ry: number, colour: string, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}" filter="url(#soft)"/>`;

const defs = ([width, height]: Point) => `
<filter id="low" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="-0.9" dy="1.1" stdDeviation="0.9" flood-color="#04101f" flood-opacity=".42"/></filter>
<filter id="high" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="-1.6" dy="1.8" stdDeviation="1.8" flood-color="#04101f" flood-opacity=".5"/></filter>
<filter id="scene" x="-5%" y="-5%" width="110%" height="112%"><feDropShadow dx="-7" dy="7" stdDeviation="7" flood-color="#020a14" flood-opacity=".55"/></filter>
<filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="glow" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="34"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".55 .6" numOctaves="3" seed="4" result="n"/>
<feDiffuseLighting in="n" surfaceScale="1.1" diffuseConstant="1.05" lighting-color="#fff"><feDistantLight azimuth="-35" elevation="62"/></feDiffuseLighting></filter>
<clipPath id="frame"><rect width="${width}" height="${height}"/></clipPath>`;

/** A picture as SVG: what is on it, on grained paper. `more` are further definitions, gradients for example. */
export const frame = (size: Point, more: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" width="${size[0]}" height="${size[1]}"><defs>${defs(size)}${more}</defs>` +
  `<g clip-path="url(#frame)">${inside}<rect width="${size[0]}" height="${size[1]}" filter="url(#grain)" opacity=".16" style="mix-blend-mode:multiply"/></g></svg>`;

/** Where a figure is on the picture: its feet, and pixels to the centimetre. */
export interface Place {
  readonly at: Point;
  readonly scale: number;
}

/** A figure moved to its place; mirrored ones look the other way, and their light comes from the same side. */
export async function player(
  who: PlayerNumber | 'coach',
  pose: Pose,
  { at: [x, y], scale }: Place,
  mirrored = false,
): Promise<string> {
  const [edgeX, edgeY] = light.edge;
  const paper = new Paper({ ...light, edge: [mirrored ? -edgeX : edgeX, edgeY] }, `p${who}-`);
  const drawing =
    who === 'coach'
      ? figure(paper, coach, pose, '', true)
      : figure(
          paper,
          roster[who],
          pose,
          pose.number ? `<g transform="scale(${mirrored ? -1 : 1} 1)">${await digits(who)}</g>` : '',
        );
  return `<g transform="translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})">${drawing}</g>`;
}
