import { copyFile, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ifChanged } from './seen';

const FAVICON_SIZES = [16, 32, 48];

/** Packs square PNG images into one .ico file; each entry keeps its PNG bytes. */
function packIco(images: readonly { size: number; png: Buffer }[]): Buffer {
  const HEADER = 6;
  const ENTRY = 16;
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

const png = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size).png().toBuffer();

/** Encodes the icons of tabs and home screens from three drawings of the star. */
export async function encodeAppIcons(): Promise<void> {
  const [tab, touch, maskable] = await Promise.all(
    ['tab', 'touch', 'maskable'].map((name) => readFile(`art/app-icons/${name}.svg`, 'utf8')),
  );
  if (tab === undefined || touch === undefined || maskable === undefined) return;
  await ifChanged('app-icons', tab + touch + maskable, async () => {
    await copyFile('art/app-icons/tab.svg', 'public/favicon.svg');
    const sizes = FAVICON_SIZES.map(async (size) => ({ size, png: await png(tab, size) }));
    await writeFile('public/favicon.ico', packIco(await Promise.all(sizes)));
    await writeFile('public/apple-touch-icon.png', await png(touch, 180));
    await writeFile('public/icons/icon-192.png', await png(tab, 192));
    await writeFile('public/icons/icon-512.png', await png(tab, 512));
    await writeFile('public/icons/icon-maskable-512.png', await png(maskable, 512));
  });
}
