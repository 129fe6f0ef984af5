import { writeGenerated } from '../generated';
import { readFont } from './sources';
import { instanceOf, openFace, typeset } from './typeset';

/** Letters that headlines are set in. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ?!:,.'’&-";
/** Kerning below this, in thousandths of an em, is left out. */
const LEAST_KERNING = 40;
/** The ends of the width axis; between them a width is nearly linear. */
const STRETCHES = [75, 125];

/** Writes the widths of capitals at both ends of the width axis, with their kerning: src/ui/letter-widths.generated.ts. */
export async function writeLetterWidths(): Promise<void> {
  const face = await openFace(await readFont('anek'), LETTERS);
  const fonts = STRETCHES.map((wdth) => instanceOf(face, { wght: 800, wdth }));
  const widths = (text: string) =>
    fonts.map((font) =>
      Math.round((typeset(font, text).reduce((sum, { advance }) => sum + advance, 0) / face.upem) * 1000),
    );
  const alone = Object.fromEntries([...LETTERS].map((letter) => [letter, widths(letter)]));
  const pairs = [...LETTERS].flatMap((first) =>
    [...LETTERS].flatMap((second) => {
      const kerning = widths(first + second).map(
        (width, place) => width - (alone[first]?.[place] ?? 0) - (alone[second]?.[place] ?? 0),
      );
      return /[A-Z]{2}/.test(first + second) && kerning.some((kern) => Math.abs(kern) >= LEAST_KERNING)
        ? [[first + second, kerning] as const]
        : [];
    }),
  );
  await writeGenerated(
    'src/ui/letter-widths.generated.ts',
    'fonts',
    `/** Widths of capitals and of their kerning, in thousandths of an em, at the stretches of 75 and 125 %. */
export const letterWidths: Readonly<Record<string, readonly [condensed: number, wide: number]>> = ${JSON.stringify({ ...alone, ...Object.fromEntries(pairs) })};`,
  );
}
