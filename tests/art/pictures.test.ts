import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';

/** The largest hero, in bytes by width, that a first visit may have to wait for. */
const HERO_BUDGETS = { 800: 25_000, 1600: 60_000 };
/** Chat previews omit pictures that are too large; this is far below every known limit. */
const SHARE_BUDGET = 300_000;

const sizeOf = (file: string) => statSync(file).size;

const tooHeavy = (folder: string, kind: RegExp, budget: number) =>
  readdirSync(folder).filter((file) => kind.test(file) && sizeOf(`${folder}/${file}`) > budget);

it.each(Object.entries(HERO_BUDGETS))('every hero %i px wide is within its size budget', (width, budget) => {
  expect(tooHeavy('public/images', new RegExp(`-${width}\\.avif$`), budget)).toEqual([]);
});

it('every share image is small enough for chat previews', () => {
  expect(tooHeavy('public/share', /\.jpg$/, SHARE_BUDGET)).toEqual([]);
});

it('scenes have the widths that pages request and the proportions in which they are shown', async () => {
  for (const file of readdirSync('public/images')) {
    const width = Number(/-(\d+)\.\w+$/.exec(file)?.[1]);
    const height = Math.round(file.includes('-portrait-') ? (width * 5) / 4 : (width * 9) / 16);
    expect(await sharp(`public/images/${file}`).metadata(), file).toMatchObject({ width, height });
  }
});
