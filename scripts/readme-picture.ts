/**
 * `npx tsx scripts/readme-picture.ts`, while `npm start` runs: takes the picture of the README, the home page on a wide
 * screen and on a phone side by side, and writes docs/screenshots/home.jpg.
 */
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from './browser';
import { localUrl } from './local-backend';

const HEIGHT = 900;
const GAP = 40;
const WINDOWS = [
  { width: 1440, height: HEIGHT },
  { width: 416, height: HEIGHT },
];

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const pictures: { input: Buffer; left: number; top: number }[] = [];
let left = GAP;
for (const viewport of WINDOWS) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(localUrl(), { waitUntil: 'networkidle' });
  pictures.push({ input: await page.screenshot(), left, top: GAP });
  left += viewport.width + GAP;
}
await browser.close();
await sharp({ create: { width: left, height: HEIGHT + 2 * GAP, channels: 3, background: '#E4ECF2' } })
  .composite(pictures)
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile('docs/screenshots/home.jpg');
