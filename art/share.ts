import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { readScene } from './scenes';
import { ifChanged } from './seen';

const SOURCES = 'art/share';
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** The scene that a share image shows as a linked picture. */
const LINK = /\.\.\/scenes\/([\w-]+)\.svg/;

/** Encodes the pictures that chats show for a page, 1200 × 630, when they or the scenes in them changed. */
export async function encodeShareImages(): Promise<void> {
  for (const file of await readdir(SOURCES)) {
    const svg = await readFile(`${SOURCES}/${file}`, 'utf8');
    const name = LINK.exec(svg)?.[1];
    const scene = name === undefined ? undefined : await readScene(name);
    await ifChanged(`share/${file}`, svg + (scene ?? ''), async () => {
      // A linked file is out of the renderer's reach, so the scene goes into the picture as pixels.
      const pixels = scene && (await sharp(Buffer.from(scene)).png().toBuffer());
      const whole = pixels ? svg.replace(LINK, `data:image/png;base64,${pixels.toString('base64')}`) : svg;
      await sharp(Buffer.from(whole), { unlimited: true })
        .removeAlpha()
        .jpeg(JPEG)
        .toFile(`public/share/${file.replace('.svg', '.jpg')}`);
    });
  }
}
