import { mkdir, writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { launchBrowser } from '../../scripts/launch-browser';
import { paint, scenes } from '../scenes';
import { dataUrl } from './data-url';
import { ShareImage } from './ShareImage';
import { sharePages, type ShareImage as ShareImageFacts } from './share-pages';
import { shareStyle } from './style';

const OUT = 'public/share';
const SIZE = { width: 1200, height: 630 };
/** The headline starts at the size of share.css and shrinks until it is at most this high. */
const HEADLINE_HEIGHT = 330;
const JPEG = { quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

async function html(page: ShareImageFacts, style: string): Promise<string> {
  const { ground } = page;
  const picture =
    ground.kind === 'scene' ? dataUrl('image/png', await paint(scenes[ground.scene].draw)) : undefined;
  const body = renderToStaticMarkup(createElement(ShareImage, { page, picture }));
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>${body}`;
}

/** Runs in the browser: waits for fonts and picture, and fits the headline. */
async function settle(limit: number): Promise<void> {
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
  if (!picture) return;
  picture.style.left = `${picture.dataset['shift']}px`;
  await picture.decode();
}

/**
 * Makes the picture that chats and social sites show for each page: public/share/<page>.jpg, 1200 × 630.
 * @param names The pages; none means all.
 */
export async function buildShareImages(names: readonly string[]): Promise<void> {
  await mkdir(OUT, { recursive: true });
  const style = await shareStyle();
  const browser = await launchBrowser();
  const tab = await browser.newPage({ viewport: SIZE });
  for (const [name, page] of await sharePages()) {
    if (names.length > 0 && !names.includes(name)) continue;
    await tab.setContent(await html(page, style));
    await tab.evaluate(settle, HEADLINE_HEIGHT);
    const jpeg = await sharp(await tab.screenshot())
      .jpeg(JPEG)
      .toBuffer();
    await writeFile(`${OUT}/${name}.jpg`, jpeg);
    console.log(`${name}.jpg ${jpeg.length} bytes`);
  }
  await browser.close();
}
