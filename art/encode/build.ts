import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { writeGenerated } from '../generated';
import { readMaster } from '../masters';
import { sceneSources, type SceneSource } from '../scenes';
import { encode, formats } from './encode';
import { groundOf } from './ground';

const OUT = 'public/images';

/** A shape in which scenes are shown: the largest AVIF allowed per width, in bytes, and the part of the master in it. */
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

const widthsOf = ({ budgets }: Shape) => Object.keys(budgets).map(Number);

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
 * Encodes scenes into public/images, and writes the manifest of all scenes and their placeholder colours.
 * @param names The scenes to encode; none means all.
 */
export async function buildScenes(names: readonly string[]): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const manifest: Record<string, object> = {};
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
    const ground = await groundOf(master);
    manifest[name] = { widths: widthsOf(LANDSCAPE), portraitWidths: widthsOf(PORTRAIT), ground };
    grounds.push(`[data-scene='${name}'] { background-color: ${ground}; }`);
  }
  await writeGenerated(
    'src/site/images.ts',
    'encode',
    `/** What exists of one rendered scene under /images, each width as AVIF and as WebP. */
export interface Scene {
  /** Pixel widths of \`/images/<name>-<width>.<avif|webp>\`, 16:9. */
  readonly widths: readonly number[];
  /** Pixel widths of \`/images/<name>-portrait-<width>.<avif|webp>\`, 4:5, cut for phones. */
  readonly portraitWidths: readonly number[];
  /** The scene's dark tone; src/styles/scenes.css paints it under the picture while it loads. */
  readonly ground: \`#\${string}\`;
}

export const scenes = ${JSON.stringify(manifest)} as const satisfies Record<string, Scene>;

/** The name of a rendered scene. */
export type SceneName = keyof typeof scenes;
`,
  );
  await writeGenerated('src/styles/scenes.css', 'encode', grounds.join('\n'));
}
