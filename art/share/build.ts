/**
 * Makes the picture that chats and social sites show for each page: public/share/<page>.jpg, 1200 × 630.
 *
 * Usage: npm run art:share [page ...]   (after a headline or a scene has changed)
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import tailwind from '../../tailwind.config';
import { findBrowser } from '../../scripts/find-browser';
import { ShareImage } from './ShareImage';
import { sharePages, type SharePage } from './share-pages';
import { tokenCss } from './token-css';

const OUT = 'public/share';
const SIZE = { width: 1200, height: 630 };
/** The headline starts at the size of share.css and shrinks until it is at most this high. */
const HEADLINE_HEIGHT = 330;
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

const dataUrl = async (type: string, path: string) =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`;

const face = async (family: string, weight: string, file: string, extra = '') =>
  `@font-face{font-family:'${family}';font-weight:${weight};${extra}src:url(${await dataUrl('font/woff2', `src/styles/fonts/${file}.woff2`)})}`;

const { night, sheet, ice, haldi, crease, scuff } = tailwind.theme.colors;
const css = [
  await face('Anek Latin', '800', 'anek-latin', 'font-stretch:75% 125%;'),
  await face('Hanken Grotesk', '400 700', 'hanken-grotesk'),
  `:root{${Object.entries({ night, sheet, ice, haldi, crease, scuff })
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`,
  await readFile('art/share/share.css', 'utf8'),
  tokenCss(),
].join('\n');

async function html(page: SharePage): Promise<string> {
  const picture =
    page.ground.kind === 'scene'
      ? await dataUrl('image/png', `art/masters/${page.ground.master}.png`)
      : undefined;
  return `<!doctype html><meta charset="utf-8"><style>${css}</style>${renderToStaticMarkup(
    createElement(ShareImage, { page, picture }),
  )}`;
}

const wanted = process.argv.slice(2);
await mkdir(OUT, { recursive: true });
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});
const tab = await browser.newPage({ viewport: SIZE });
for (const [name, page] of Object.entries(sharePages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  await tab.setContent(await html(page));
  await tab.evaluate(async (limit) => {
    await document.fonts.ready;
    const headline = document.querySelector('h1');
    const words = headline?.parentElement;
    if (!headline || !words) return;
    let size = Number.parseFloat(getComputedStyle(headline).fontSize);
    while (headline.offsetHeight > limit || headline.scrollWidth > words.clientWidth) {
      size -= 2;
      headline.style.fontSize = `${size}px`;
    }
    const picture = document.querySelector('img');
    if (picture) picture.style.left = `${picture.dataset['shift']}px`;
  }, HEADLINE_HEIGHT);
  const jpeg = await sharp(await tab.screenshot())
    .jpeg(JPEG)
    .toBuffer();
  await writeFile(`${OUT}/${name}.jpg`, jpeg);
  console.log(`${name}.jpg ${jpeg.length}`);
}
await browser.close();
