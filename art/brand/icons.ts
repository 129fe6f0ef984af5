import sharp from 'sharp';
import { colours } from '../colours';
import { packIco } from './ico';
import { iconStick, starSvg } from './star';

const PUCK_RADIUS = 15;
const FAVICON_SIZES = [16, 32, 48];

const onNight = { wood: colours.sheet, puck: colours.sheet, tapes: Object.values(colours.tape) };

/** The star on a night square. `fill` is the share of the square's side that the star takes. */
const tile = (corner: number, fill: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" width="512" height="512">` +
  `<rect x="-100" y="-100" width="200" height="200" rx="${corner}" fill="${colours.night}"/>` +
  `<g transform="scale(${fill})">${starSvg(iconStick, onNight, PUCK_RADIUS)}</g></svg>`;

const png = (svg: string, size: number) => sharp(Buffer.from(svg)).resize(size).png().toBuffer();

/** The icon of a browser's tab. */
export const favicon = (): string => tile(40, 0.92);

/** Every icon under public/, by its path there. */
export async function drawIcons(): Promise<Record<string, string | Buffer>> {
  const rounded = favicon();
  // iOS and Android cut their own corners; a maskable icon keeps its picture in the middle 80 %.
  const square = tile(0, 0.84);
  const maskable = tile(0, 0.68);
  const sizes = await Promise.all(
    FAVICON_SIZES.map(async (size) => ({ size, png: await png(rounded, size) })),
  );
  return {
    'favicon.svg': rounded,
    'favicon.ico': packIco(sizes),
    'apple-touch-icon.png': await png(square, 180),
    'icons/icon-192.png': await png(rounded, 192),
    'icons/icon-512.png': await png(rounded, 512),
    'icons/icon-maskable-512.png': await png(maskable, 512),
  };
}
