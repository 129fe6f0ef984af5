import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { writeGenerated } from '../generated';
import { readMaster } from '../masters';
import { sceneSources, type SceneSource } from '../scenes';
import { encode, formats } from './encode';
import { groundOf } from './ground';

const OUT = 'public/images';

/**
 * A shape in which scenes are shown: the largest AVIF allowed per width, in bytes, and the part of the master in it.
 */
interface Shape {
  readonly suffix: string;
  readonly budgets: Readonly<Record<number, number>>;
  readonly aspect: number;
}
const LANDSCAPE: Shape = {
  suffix: '',
  budgets: { 480: 12_000, 800: 25_000, 1200: 42_000, 1600: 60_000 },
  aspect: 16 / 9,
};
const PORTRAIT: Shape = { suffix: '-portrait', budgets: { 480: 18_000, 720: 34_000 }, aspect: 4 / 5 };

const widthsOf = ({ budgets }: Shape) => `[${Object.keys(budgets).join()}]`;

/** The largest part of the master that has the shape's aspect, centred on `focus` as far as its edges allow. */
function cutOf({ aspect }: Shape, width: number, height: number, focus: number): Region {
  const cut = {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
  const left = Math.round(width * focus - cut.width / 2);
  return {
    ...cut,
    left: Math.min(Math.max(left, 0), width - cut.width),
    top: Math.round((height - cut.height) / 2),
  };
}

async function encodeShape(name: string, master: Buffer, shape: Shape, focus = 0.5): Promise<void> {
  const { width, height } = await sharp(master).metadata();
  const cut = cutOf(shape, width, height, focus);
  for (const [size, budget] of Object.entries(shape.budgets)) {
    const pixels = await sharp(master)
      .extract(cut)
      .resize({ width: Number(size) })
      .png()
      .toBuffer();
    for (const format of formats) {
      const file = `${OUT}/${name}${shape.suffix}-${size}.${format}`;
      await writeFile(file, await encode(pixels, format, budget));
    }
  }
}

/**
 * Encodes scenes into public/images, and writes the names of all scenes and their placeholder colours.
 * @param names The scenes to encode; none means all.
 */
export async function buildScenes(names: readonly string[]): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const grounds: string[] = [];
  const sources: [string, SceneSource][] = Object.entries(sceneSources);
  for (const [name, { focus }] of sources) {
    const master = await readMaster(name);
    if (names.length === 0 || names.includes(name)) {
      await encodeShape(name, master, LANDSCAPE);
      if (focus === 'own portrait') await encodeShape(name, await readMaster(`${name}-portrait`), PORTRAIT);
      else await encodeShape(name, master, PORTRAIT, focus);
      console.log(name);
    }
    grounds.push(`[data-scene='${name}'] { background-color: ${await groundOf(master)}; }`);
  }
  await writeGenerated(
    'src/site/images.ts',
    'encode',
    `/** Pixel widths of \`/images/<name>-<width>.<avif|webp>\`, 16:9. */
export const sceneWidths = ${widthsOf(LANDSCAPE)};
/** Pixel widths of \`/images/<name>-portrait-<width>.<avif|webp>\`, 4:5, cut for phones. */
export const portraitWidths = ${widthsOf(PORTRAIT)};

/** The rendered scenes; src/styles/scenes.css paints the dark tone of each under it while it loads. */
export const sceneNames = ${JSON.stringify(Object.keys(sceneSources))} as const;

/** The name of a rendered scene. */
export type SceneName = (typeof sceneNames)[number];
`,
  );
  await writeGenerated('src/styles/scenes.css', 'encode', grounds.join('\n'));
}
