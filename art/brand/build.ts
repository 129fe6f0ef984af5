import { mkdir, writeFile } from 'node:fs/promises';
import { writeGenerated } from '../generated';
import { drawIcons } from './icons';
import { outline } from './outline';
import { markStick, stickPaths } from './star';

const AZ1 = { family: 'anek', weight: 800, width: 110, capHeight: 56 } as const;
const HOCKEY = { family: 'anek', weight: 800, width: 125, capHeight: 20.5 } as const;
/** The logo's box: the star at the left, two lines of letters at the right, as high as the star. */
const LOGO_HEIGHT = 104;
const STAR_RADIUS = 52;
const LETTERS_LEFT = 122;
const AZ1_BASELINE = 66;
const HOCKEY_BASELINE = 96;

async function writeStar(): Promise<void> {
  const { wood, tape, butt } = stickPaths(markStick);
  await writeGenerated(
    'src/ui/art/star-paths.generated.ts',
    'brand',
    `/** One stick of the star in a circle of radius 100 around 0,0, drawn along +x: the bare wood. */
export const starWood = '${wood}';
/** Its taped blade and butt end. */
export const starTape = '${tape}${butt}';
`,
  );
}

async function writeLogo(): Promise<void> {
  const az1 = await outline('AZ1', AZ1);
  const hockey = await outline('HOCKEY', HOCKEY);
  await writeGenerated(
    'src/ui/art/logo-paths.generated.ts',
    'brand',
    `/** The logo's box and where its star is in it. */
export const logoBox = {
  width: ${Math.ceil(LETTERS_LEFT + Math.max(az1.width, hockey.width))},
  height: ${LOGO_HEIGHT},
  star: { centre: ${STAR_RADIUS}, scale: ${STAR_RADIUS / 100} },
};
/** The letters AZ1 and HOCKEY as outlines, each with the place of its baseline. */
export const logoLetters = [
  { x: ${LETTERS_LEFT}, y: ${AZ1_BASELINE}, path: '${az1.path}' },
  { x: ${LETTERS_LEFT}, y: ${HOCKEY_BASELINE}, path: '${hockey.path}' },
] as const;
`,
  );
}

/** Draws the identity: the star's and the logo's path data for src/ui/art, and the icons in public/. */
export async function buildBrand(): Promise<void> {
  await writeStar();
  await writeLogo();
  await mkdir('public/icons', { recursive: true });
  for (const [path, bytes] of Object.entries(await drawIcons())) await writeFile(`public/${path}`, bytes);
}
