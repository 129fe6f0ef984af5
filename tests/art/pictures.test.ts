import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

/** The largest file of its kind, in bytes, that a first visit may have to wait for. */
const HERO_BUDGETS = { 800: 25_000, 1600: 60_000 };
/** Both Latin faces together: every first visit loads them. */
const LATIN_FONTS_BUDGET = 40_000;
/** Chat previews leave out pictures that are too heavy; this is far below every known limit. */
const SHARE_BUDGET = 300_000;

const sizeOf = (file: string) => statSync(file).size;

const tooHeavy = (folder: string, kind: RegExp, budget: number) =>
  readdirSync(folder).filter((file) => kind.test(file) && sizeOf(`${folder}/${file}`) > budget);

it.each(Object.entries(HERO_BUDGETS))('no hero %i px wide is too heavy', (width, budget) => {
  expect(tooHeavy('public/images', new RegExp(`-${width}\\.avif$`), budget)).toEqual([]);
});

it('no share image is too heavy for a chat', () => {
  expect(tooHeavy('public/share', /\.jpg$/, SHARE_BUDGET)).toEqual([]);
});

it('the fonts of a first visit are light', () => {
  const latin = ['anek-latin', 'hanken-grotesk'].map((name) => sizeOf(`src/styles/fonts/${name}.woff2`));
  expect(latin.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(LATIN_FONTS_BUDGET);
});

it('scenes have the widths that pages ask for, and the shape in which they are shown', async () => {
  for (const file of readdirSync('public/images')) {
    const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const height = Math.round(file.includes('-portrait-') ? (width * 5) / 4 : (width * 9) / 16);
    expect(await sharp(`public/images/${file}`).metadata(), file).toMatchObject({ width, height });
  }
});
