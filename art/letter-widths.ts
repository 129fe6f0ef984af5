import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { findChromium } from '../scripts/browser';
import { ifChanged } from './seen';
import { writeGenerated } from './write-generated';

const FONT = 'src/styles/fonts/anek-latin.woff2';
const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const LETTERS = [...CAPITALS, ..."0123456789 ?!:,.'’&-"];
const PAIRS = CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second));
/** Kerning below this, in 0.001 em, is left out. */
const LEAST_KERNING = 30;

/** Width of each text at the three stretches, and the space before and after its ink, in 0.001 em. */
async function measure(texts: readonly string[]) {
  const font = `data:font/woff2;base64,${(await readFile(FONT)).toString('base64')}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const measured = await page.evaluate(
    async ({ font, texts }) => {
      document.fonts.add(
        await new FontFace('Display', `url(${font})`, { weight: '800', stretch: '75% 125%' }).load(),
      );
      const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1400 });
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('This browser has no canvas.');
      context.font = '800 1000px Display';
      return texts.map((text) =>
        (['condensed', 'normal', 'expanded'] as const).map((stretch) => {
          context.fontStretch = stretch;
          context.clearRect(0, 0, canvas.width, canvas.height);
          context.fillText(text, 0, 1000);
          const width = Math.round(context.measureText(text).width);
          if (text.length > 1) return { width, before: 0, after: 0 };
          // Its own bounding box is measured on a coarse grid, so the columns with ink are counted.
          const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
          const inked = Array.from({ length: canvas.width }, (_, column) => column).filter((column) => {
            for (let at = column * 4 + 3; at < data.length; at += canvas.width * 4)
              if ((data[at] ?? 0) > 127) return true;
            return false;
          });
          return { width, before: inked[0] ?? 0, after: width - 1 - (inked.at(-1) ?? width - 1) };
        }),
      );
    },
    { font, texts },
  );
  await browser.close();
  return measured;
}

async function writeTable(): Promise<void> {
  const texts = [...LETTERS, ...PAIRS];
  const measured = await measure(texts);
  const at = (text: string) => measured[texts.indexOf(text)] ?? [];
  const widths = LETTERS.map((letter) => [letter, at(letter).map(({ width }) => width)]);
  const spaces = LETTERS.map((letter) => {
    const ends = at(letter).filter((_, place) => place !== 1);
    return [letter, [...ends.map(({ before }) => before), ...ends.map(({ after }) => after)]];
  });
  const kerning = PAIRS.map((pair) => {
    const [first = [], second = []] = [...pair].map(at);
    const kern = at(pair).map(
      ({ width }, place) => width - (first[place]?.width ?? 0) - (second[place]?.width ?? 0),
    );
    return [pair, [kern[0] ?? 0, kern[2] ?? 0]] as const;
  }).filter(([, kern]) => kern.some((thousandths) => Math.abs(thousandths) >= LEAST_KERNING));

  const table = (name: string, type: string, rows: readonly unknown[]) =>
    `export const ${name}: Readonly<Record<string, readonly [${type}]>> = ${JSON.stringify(Object.fromEntries(rows as []))};`;
  await writeGenerated(
    'src/ui/letter-widths.generated.ts',
    `// Anek Latin 800, in 0.001 em: at the stretches of 75 (condensed), 100 and 125 % (wide).
${table('letterWidths', 'condensed: number, middle: number, wide: number', widths)}
/** The space before and after the ink of a letter. */
${table('letterSpaces', 'before: number, beforeWide: number, after: number, afterWide: number', spaces)}
/** What is added between two letters. */
${table('kerning', 'condensed: number, wide: number', kerning)}
`,
  );
}

/** Measures the capitals of the display font in a browser, where it changed: src/ui/letter-widths.generated.ts. */
export async function writeLetterWidths(): Promise<void> {
  await ifChanged('fonts/anek-latin.woff2', (await readFile(FONT)).toString('base64'), writeTable);
}
