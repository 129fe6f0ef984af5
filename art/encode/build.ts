import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Region } from 'sharp';
import { writeGenerated } from '../generated';
import { paint, scenes, type Scene } from '../scenes';
import { encode, formats } from './encode';
import { groundOf } from './ground';

const OUT = 'public/images';

/**
 * A shape in which scenes are shown: the largest AVIF allowed per width, in bytes, and its width to its height.
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

/** The lightest file of a scene. */
const smallest = (name: string) => `${OUT}/${name}-480.avif`;

const widthsOf = ({ budgets }: Shape) => `[${Object.keys(budgets).join()}]`;

/** The largest part of a picture that has the shape's aspect, centred on `focus` as far as its edges allow. */
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

async function encodeShape(name: string, picture: Buffer, shape: Shape, focus = 0.5): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const cut = cutOf(shape, width, height, focus);
  for (const [size, budget] of Object.entries(shape.budgets)) {
    const pixels = await sharp(picture)
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
 * Draws scenes and encodes them into public/images, and writes the names of all scenes and their placeholder colours.
 * @param names The scenes to draw; none means all.
 */
export async function buildScenes(names: readonly string[]): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const grounds: string[] = [];
  for (const [name, { draw, portrait }] of Object.entries<Scene>(scenes)) {
    if (names.length === 0 || names.includes(name)) {
      const picture = await paint(draw);
      await encodeShape(name, picture, LANDSCAPE);
      if (typeof portrait === 'number') await encodeShape(name, picture, PORTRAIT, portrait);
      else await encodeShape(name, await paint(portrait), PORTRAIT);
      console.log(name);
    }
    grounds.push(`[data-scene='${name}'] { background-color: ${await groundOf(smallest(name))}; }`);
  }
  await writeGenerated(
    'src/site/images.generated.ts',
    'scenes',
    `/** Pixel widths of \`/images/<name>-<width>.<avif|webp>\`, 16:9. */
export const sceneWidths = ${widthsOf(LANDSCAPE)};
/** Pixel widths of \`/images/<name>-portrait-<width>.<avif|webp>\`, 4:5, cut for phones. */
export const portraitWidths = ${widthsOf(PORTRAIT)};

/** The scenes; src/styles/scenes.generated.css paints the dark tone of each under it while it loads. */
export const sceneNames = ${JSON.stringify(Object.keys(scenes))} as const;

/** The name of a scene. */
export type SceneName = (typeof sceneNames)[number];
`,
  );
  await writeGenerated('src/styles/scenes.generated.css', 'scenes', grounds.join('\n'));
}
