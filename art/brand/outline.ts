import { readFont, type FontName } from '../fonts/sources';
import { instanceOf, openFace, typeset } from '../fonts/typeset';

/** Setting of a line of letters before it becomes a path. */
export interface Setting {
  readonly family: FontName;
  readonly weight: number;
  /** Width in percent, Anek only: 75 to 125. */
  readonly width?: number;
  /** Height of the capitals, in the units of the drawing. */
  readonly capHeight: number;
  /** Extra space after each letter, in the units of the drawing. */
  readonly tracking?: number;
}

/** Letters as one path, with the first letter's ink at x = 0 and the baseline at y = 0. */
export interface Outline {
  readonly path: string;
  /** Width of the ink, in the units of the drawing. */
  readonly width: number;
}

const round = (value: number) => Number(value.toFixed(1));

/** Turns a line of text into an SVG path; an image file cannot use the site's fonts, so it carries outlines. */
export async function outline(text: string, setting: Setting): Promise<Outline> {
  const { family, weight, width, capHeight, tracking = 0 } = setting;
  const face = await openFace(await readFont(family), `${text}H`);
  const font = instanceOf(face, { wght: weight, ...(width === undefined ? {} : { wdth: width }) });
  const extentsOf = (glyph = 0) => font.glyphExtents(glyph);

  const scale = capHeight / (extentsOf(typeset(font, 'H')[0]?.glyph)?.yBearing ?? Number.NaN);
  const glyphs = typeset(font, text);
  let pen = -(extentsOf(glyphs[0]?.glyph)?.xBearing ?? 0) * scale;
  let right = 0;
  let path = '';
  for (const { glyph, advance, offset } of glyphs) {
    const left = pen + offset * scale;
    for (const { type, values } of font.glyphToJson(glyph)) {
      const placed = values.map((value, index) => (index % 2 === 0 ? left + value * scale : -value * scale));
      path += type + placed.map(round).join(' ');
    }
    const extents = extentsOf(glyph);
    if (extents) right = Math.max(right, left + (extents.xBearing + extents.width) * scale);
    pen += advance * scale + tracking;
  }
  return { path, width: round(right) };
}
