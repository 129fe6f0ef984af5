import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp, { type Region, type Sharp } from 'sharp';
import { render, sourceOf } from './linked';
import { ifChanged } from './seen';
import { writeGenerated } from './write-generated';

const SOURCES = 'art/scenes';
const OUT = 'public/images';
const WIDE = { width: 1600, height: 900 };
const PHONE = { width: 720, height: 900 };

/** The largest AVIF allowed, in bytes, for each width in pixels. */
const WIDE_BUDGETS: Readonly<Record<number, number>> = {
  480: 12_000,
  800: 25_000,
  1200: 42_000,
  1600: 60_000,
};
const PHONE_BUDGETS: Readonly<Record<number, number>> = { 480: 18_000, 720: 34_000 };

/** WebP is only for browsers without AVIF, and may weigh more. */
const FORMATS = {
  avif: {
    allowance: 1,
    qualities: [64, 60, 56, 52, 48, 44, 40, 36, 32, 28],
    encode: (picture: Sharp, quality: number) =>
      picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }),
  },
  webp: {
    allowance: 1.7,
    qualities: [82, 76, 70, 64, 58, 52, 46, 40],
    encode: (picture: Sharp, quality: number) => picture.webp({ quality, effort: 4, smartSubsample: true }),
  },
};

const fileOf = (name: string) => `${SOURCES}/${name}.svg`;

/** Writes a picture in both formats, each at the best quality within the budget: a binary search. */
async function encode(pixels: Buffer, width: number, budget: number, stem: string): Promise<void> {
  const picture = sharp(await sharp(pixels).resize({ width }).png().toBuffer());
  for (const [ending, { allowance, qualities, encode: encodeAt }] of Object.entries(FORMATS)) {
    let best: Buffer | undefined;
    let [from, to] = [0, qualities.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const bytes = await encodeAt(picture.clone(), qualities[middle] ?? 0).toBuffer();
      if (bytes.length <= budget * allowance) [best, to] = [bytes, middle];
      else from = middle + 1;
    }
    if (!best)
      throw new Error(
        `${stem}: too detailed for ${budget * allowance} bytes as ${ending}, ${width} px wide.`,
      );
    await writeFile(`${OUT}/${stem}-${width}.${ending}`, best);
  }
}

/** What phones see of a scene: the hidden rectangle `phone` that is drawn over it. */
function phoneFrame(svg: string): Region {
  const left = /<rect\b[^>]*\bid="phone"[^>]*>/.exec(svg)?.[0].match(/\bx="([\d.]+)"/)?.[1];
  if (left === undefined) throw new Error('A scene needs a <rect id="phone" x="…"> or a picture for phones.');
  return { ...PHONE, left: Math.min(Math.round(Number(left)), WIDE.width - PHONE.width), top: 0 };
}

async function encodeScene(name: string, withPortrait: boolean): Promise<void> {
  const wide = await sharp(await render(fileOf(name)))
    .removeAlpha()
    .png()
    .toBuffer();
  const phone = withPortrait
    ? await sharp(await render(fileOf(`${name}-portrait`)))
        .removeAlpha()
        .png()
        .toBuffer()
    : await sharp(wide)
        .extract(phoneFrame(await readFile(fileOf(name), 'utf8')))
        .png()
        .toBuffer();
  for (const [width, budget] of Object.entries(WIDE_BUDGETS)) await encode(wide, Number(width), budget, name);
  for (const [width, budget] of Object.entries(PHONE_BUDGETS))
    await encode(phone, Number(width), budget, `${name}-portrait`);
}

/** The mean of the darker half of a picture as `#rrggbb`: the colour of its box until it has loaded. */
async function groundOf(image: string): Promise<string> {
  const data = await sharp(image).resize(32, 18, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const pixels = Array.from({ length: data.length / 3 }, (_, index) => [
    ...data.subarray(index * 3, index * 3 + 3),
  ]);
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const dark = pixels.toSorted((a, b) => luminance(a) - luminance(b)).slice(0, pixels.length / 2);
  const mean = [0, 1, 2].map((at) =>
    Math.round(dark.reduce((sum, pixel) => sum + (pixel[at] ?? 0), 0) / dark.length),
  );
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Encodes the scenes that changed, and lists all of them for the site. */
export async function encodeScenes(): Promise<void> {
  const files = (await readdir(SOURCES)).map((file) => file.replace('.svg', '')).toSorted();
  const names = files.filter((name) => !name.endsWith('-portrait'));
  const grounds: string[] = [];
  for (const name of names) {
    const withPortrait = files.includes(`${name}-portrait`);
    const sources = [name, ...(withPortrait ? [`${name}-portrait`] : [])].map((each) =>
      sourceOf(fileOf(each)),
    );
    const source = (await Promise.all(sources)).join('');
    await ifChanged(`scenes/${name}.svg`, source, () => encodeScene(name, withPortrait));
    grounds.push(
      `[data-scene='${name}'] { background-color: ${await groundOf(`${OUT}/${name}-480.avif`)}; }`,
    );
  }
  await writeGenerated(
    'src/site/images.generated.ts',
    `/** Pixel widths of \`/images/<name>-<width>.<avif|webp>\`, 16:9. */
export const sceneWidths = [${Object.keys(WIDE_BUDGETS).join()}];
/** Pixel widths of \`/images/<name>-portrait-<width>.<avif|webp>\`, 4:5, cut for phones. */
export const portraitWidths = [${Object.keys(PHONE_BUDGETS).join()}];

/** The scenes; src/styles/scenes.generated.css paints the dark tone of each under it while it loads. */
export const sceneNames = ${JSON.stringify(names)} as const;

/** The name of a scene. */
export type SceneName = (typeof sceneNames)[number];
`,
  );
  await writeGenerated('src/styles/scenes.generated.css', grounds.join('\n'));
}
