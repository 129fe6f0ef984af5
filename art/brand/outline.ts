import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';

const FILES = {
  anek: 'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  hanken: 'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const;

/** How a line of letters is set before it becomes a path. */
export interface Setting {
  readonly family: keyof typeof FILES;
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

type Segment = { type: string; values: number[] };

const serialise = (segments: readonly Segment[]): string =>
  segments
    .map(({ type, values }) => type + values.map((value) => Number(value.toFixed(1))).join(' '))
    .join('');

/** Turns a line of text into an SVG path; an image file cannot use the site's fonts, so it carries outlines. */
export async function outline(text: string, setting: Setting): Promise<Outline> {
  const source = await readFile(FILES[setting.family]);
  const bytes = await subsetFont(source, `${text}H`, { targetFormat: 'sfnt' });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes))));
  font.setVariations([
    new harfbuzz.Variation('wght', setting.weight),
    ...(setting.width === undefined ? [] : [new harfbuzz.Variation('wdth', setting.width)]),
  ]);
  const shapeLine = (line: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(line);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((info, index) => ({
      glyph: info.codepoint,
      advance: positions[index]?.xAdvance ?? 0,
      offset: positions[index]?.xOffset ?? 0,
    }));
  };
  const capital = shapeLine('H')[0];
  const scale = setting.capHeight / (font.glyphExtents(capital?.glyph ?? 0)?.yBearing ?? Number.NaN);
  const glyphs = shapeLine(text);
  const start = (font.glyphExtents(glyphs[0]?.glyph ?? 0)?.xBearing ?? 0) * scale;
  let pen = -start;
  let right = 0;
  let path = '';
  for (const { glyph, advance, offset } of glyphs) {
    const extents = font.glyphExtents(glyph);
    const left = pen + offset * scale;
    path += serialise(
      font.glyphToJson(glyph).map(({ type, values }) => ({
        type,
        values: values.map((value, index) => (index % 2 === 0 ? left + value * scale : -value * scale)),
      })),
    );
    if (extents) right = Math.max(right, left + (extents.xBearing + extents.width) * scale);
    pen += advance * scale + (setting.tracking ?? 0);
  }
  return { path, width: Number(right.toFixed(1)) };
}
