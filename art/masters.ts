import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = 'art/masters';
/**
 * A quarter of the bytes of a PNG; no channel of any pixel moves by more than a few of its 256 steps. Full colour
 * resolution, because a halved one is what shows first on a taped blade.
 */
const AVIF = { quality: 97, effort: 4, chromaSubsampling: '4:4:4' } as const;

/** Path of a master, by its name in art/scenes.ts. */
export const masterFile = (name: string): string => `${FOLDER}/${name}.avif`;

/** The bytes of a master. */
export const readMaster = (name: string): Promise<Buffer> => readFile(masterFile(name));

/** Keeps a picture, a path or its bytes, as the master of that name. */
export async function keepMaster(name: string, picture: string | Buffer): Promise<void> {
  const bytes = await sharp(picture).removeAlpha().avif(AVIF).toBuffer();
  await mkdir(FOLDER, { recursive: true });
  await writeFile(masterFile(name), bytes);
  console.log(`${masterFile(name)} ${bytes.length} bytes`);
}

/** `npm run art -- master NAME PICTURE`. */
export async function keepPicture([name, picture]: readonly string[]): Promise<void> {
  if (name === undefined || picture === undefined)
    throw new Error('Usage: npm run art -- master NAME PICTURE');
  await keepMaster(name, picture);
}
