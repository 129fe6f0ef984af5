import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { WebFontMetrics } from './font-fallbacks';

/** Line box and mean advance of a font over a sample line, at a place in its variation space. */
export async function measure(
  font: Buffer,
  sample: string,
  axes: Readonly<Record<string, number>>,
): Promise<WebFontMetrics> {
  const bytes = await subsetFont(font, sample, { targetFormat: 'sfnt' });
  const face = new Face(new Blob(new Uint8Array(bytes)));
  const instance = new Font(face);
  instance.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const line = new TextBuffer();
  line.addText(sample);
  line.guessSegmentProperties();
  shape(instance, line);
  const advance = line.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  const { ascender, descender } = instance.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    advance: advance / sample.length / face.upem,
  };
}

/** The characters a font file has glyphs for. */
export async function charactersOf(font: Buffer): Promise<Set<string>> {
  const everything = String.fromCodePoint(
    ...Array.from({ length: 0x3000 - 0x20 }, (_, index) => index + 0x20),
  );
  const bytes = await subsetFont(font, everything, { targetFormat: 'sfnt' });
  const codes = new Face(new Blob(new Uint8Array(bytes))).collectUnicodes();
  return new Set(Array.from(codes, (code) => String.fromCodePoint(code)));
}
