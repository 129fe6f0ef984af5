import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A place in a font's variation space, by axis: `{ wght: 800, wdth: 110 }`. */
export type Axes = Readonly<Record<string, number>>;

/** A font's face, reduced to the letters of a text. */
export async function openFace(font: Buffer, text: string): Promise<Face> {
  return new Face(new Blob(new Uint8Array(await subsetFont(font, text, { targetFormat: 'sfnt' }))));
}

/** A face at a place in its variation space. */
export function instanceOf(face: Face, axes: Axes): Font {
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return font;
}

/** A glyph of a typeset line; distances in font units. */
export interface SetGlyph {
  readonly glyph: number;
  readonly advance: number;
  readonly offset: number;
}

/** Sets a line of text, with kerning. */
export function typeset(font: Font, line: string): SetGlyph[] {
  const buffer = new TextBuffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    glyph: codepoint,
    advance: positions[index]?.xAdvance ?? 0,
    offset: positions[index]?.xOffset ?? 0,
  }));
}
