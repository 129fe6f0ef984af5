import type { WebFontMetrics } from './fallbacks';
import { instanceOf, openFace, typeset, type Axes } from './typeset';

/** Line box and mean advance of a font over a sample line, at a place in its variation space. */
export async function measure(font: Buffer, sample: string, axes: Axes): Promise<WebFontMetrics> {
  const face = await openFace(font, sample);
  const instance = instanceOf(face, axes);
  const advance = typeset(instance, sample).reduce((sum, glyph) => sum + glyph.advance, 0);
  const { ascender, descender } = instance.hExtents();
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    advance: advance / sample.length / face.upem,
  };
}

const FIRST_PRINTABLE = 0x20;
/** Above the last block that the site's fonts draw: Indic scripts and punctuation are below. */
const BEYOND = 0x3000;

/** The characters a font file has glyphs for. */
export async function charactersOf(font: Buffer): Promise<Set<string>> {
  const all = Array.from({ length: BEYOND - FIRST_PRINTABLE }, (_, index) => index + FIRST_PRINTABLE);
  const face = await openFace(font, String.fromCodePoint(...all));
  return new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)));
}
