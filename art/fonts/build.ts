import { mkdir, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { writeGenerated } from '../generated';
import { fallbackRules, type Fallback } from './fallbacks';
import { measure } from './metrics';
import { readFont, type FontName } from './sources';
import { writeLetterWidths } from './widths';

const OUT = 'src/styles/fonts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FIGURES = '0123456789';
const POINTS = ' !"#$%&\'()*+,-./:;?@';
const TYPOGRAPHIC = '\u00a0–—‘’“”…·•×°½©';
/** Letters of French and Spanish names. */
const ACCENTED = 'ÇÈÉÑàçèéêñ';
const DISPLAY = LETTERS + FIGURES + POINTS + TYPOGRAPHIC + ACCENTED;
/** Characters that running text may need, but no headline. */
const TEXT_ONLY = '<=>[\\]^_`{|}~áíóúôöü';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of Latin-1: those of western European names. */
const WESTERN = between(0xc0, 0xff).replace(/[×÷]/g, '');
/**
 * Letters of Polish, Czech, Turkish and other names (Latin Extended-A), and of Punjabi in Latin letters that the fonts
 * draw.
 */
const EXTENDED = between(0x100, 0x17f) + 'Ṅṅ';
const VIETNAMESE = 'ĂăĐđĨĩŨũƠơƯư' + between(0x1ea0, 0x1ef9);

/** Letters of names that the site may have to show. Each file is fetched only by a page that has one of its letters. */
const NAMES: readonly { file: string; letters: string; anek: FontName; hanken: FontName }[] = [
  { file: 'western', letters: WESTERN, anek: 'anek', hanken: 'hanken' },
  { file: 'extended', letters: EXTENDED, anek: 'anekExtended', hanken: 'hankenExtended' },
  { file: 'vietnamese', letters: VIETNAMESE, anek: 'anekVietnamese', hanken: 'hankenVietnamese' },
];

/** Returns the letters that are not in a file already, as a `unicode-range`. */
function rangeOf(letters: string, known: string): string {
  const codes = [...letters]
    .filter((letter) => !known.includes(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  const runs: [first: number, last: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

/** All of the Gurmukhi block that the face draws, for names and words in Punjabi. */
const GURMUKHI_RANGE = 'U+0951-0952, U+0964-0965, U+0A01-0A76, U+200C-200D, U+25CC, U+262C';
const GURMUKHI =
  ' ॒॑।॥\u200c\u200d◌☬' + String.fromCodePoint(...Array.from({ length: 0x76 }, (_, index) => 0x0a01 + index));

/** Sample lines over which widths are compared: headlines are capitals, the rest is running text. */
const SAMPLES = {
  capitals: 'GROWING THE GAME AS ONE BUILDING BETTER PLAYERS CREATING PEOPLE MEET OUR COACHES',
  text: 'The program is led by and focused on under-represented communities. It offers training, camps and mentorship for families in Edmonton and Surrey.',
};

const woff2 = { targetFormat: 'woff2', noHinting: true } as const;

/** Headlines, labels and buttons are weight 800: that axis is pinned, the width axis is kept whole (75 to 125). */
const displaySubset = async (font: FontName, letters: string) =>
  subsetFont(await readFont(font), letters, {
    ...woff2,
    variationAxes: { wght: 800 },
    keepFeatures: ['kern', 'tnum'],
  });

const textSubset = async (font: FontName, letters: string) =>
  subsetFont(await readFont(font), letters, {
    ...woff2,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'mark', 'ccmp'],
  });

async function writeSubsets(): Promise<void> {
  const files: Record<string, Buffer> = {
    'anek-latin': await displaySubset('anek', DISPLAY),
    'hanken-grotesk': await textSubset('hanken', DISPLAY + TEXT_ONLY),
    // Shaping Gurmukhi needs every layout feature.
    'anek-gurmukhi': await subsetFont(await readFont('gurmukhi'), GURMUKHI, {
      ...woff2,
      variationAxes: { wght: { min: 400, max: 800 } },
    }),
  };
  for (const { file, letters, anek, hanken } of NAMES) {
    files[`anek-latin-${file}`] = await displaySubset(anek, letters);
    files[`hanken-grotesk-${file}`] = await textSubset(hanken, letters);
  }
  await mkdir(OUT, { recursive: true });
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(`${OUT}/${name}.woff2`, bytes);
    console.log(`${name}.woff2 ${bytes.length} bytes`);
  }
}

async function displayFallback(stretch: number): Promise<Fallback> {
  const metrics = await measure(await readFont('anek'), SAMPLES.capitals, { wght: 800, wdth: stretch });
  return { family: 'Anek Fallback', weights: '100 900', bold: true, sample: 'capitals', stretch, metrics };
}

async function textFallback(weights: string, weight: number): Promise<Fallback> {
  const metrics = await measure(await readFont('hanken'), SAMPLES.text, { wght: weight });
  return { family: 'Hanken Fallback', weights, bold: weight > 500, sample: 'text', metrics };
}

const faceOfNames = ({ file, letters }: (typeof NAMES)[number]) => `@font-face {
  font-family: 'Anek Latin';
  src: url('./fonts/anek-latin-${file}.woff2') format('woff2');
  font-weight: 800;
  font-stretch: 75% 125%;
  font-display: swap;
  unicode-range: ${rangeOf(letters, DISPLAY)};
}
@font-face {
  font-family: 'Hanken Grotesk';
  src: url('./fonts/hanken-grotesk-${file}.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${rangeOf(letters, DISPLAY + TEXT_ONLY)};
}`;

/**
 * Subsets the fonts to the letters of the site, and computes the fallback faces that keep the page still until they
 * have loaded: src/styles/fonts, src/styles/fonts.generated.css and src/ui/letter-widths.generated.ts.
 */
export async function buildFonts(): Promise<void> {
  await writeSubsets();
  await writeLetterWidths();
  const fallbacks = [
    await displayFallback(75),
    await displayFallback(100),
    await displayFallback(125),
    await textFallback('100 500', 400),
    await textFallback('600 900', 700),
  ];
  await writeGenerated(
    'src/styles/fonts.generated.css',
    'fonts',
    `@font-face {
  font-family: 'Anek Latin';
  src: url('./fonts/anek-latin.woff2') format('woff2');
  font-weight: 800;
  font-stretch: 75% 125%;
  font-display: swap;
}
@font-face {
  font-family: 'Hanken Grotesk';
  src: url('./fonts/hanken-grotesk.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
}
/* Letters of names: each fetched only by a page that has one of them. */
${NAMES.map(faceOfNames).join('\n')}
/* Fetched only by a page that has Gurmukhi letters on it. */
@font-face {
  font-family: 'Anek Gurmukhi';
  src: url('./fonts/anek-gurmukhi.woff2') format('woff2');
  font-weight: 400 800;
  font-display: swap;
  unicode-range: ${GURMUKHI_RANGE};
}
${fallbacks.map(fallbackRules).join('\n')}
`,
  );
}
