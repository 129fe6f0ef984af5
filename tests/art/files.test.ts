// @vitest-environment node
import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { partners } from '@/content/partners';
import { sponsors } from '@/content/sponsors';
import { scenes } from '@/site/images';
import { pages } from '@/site/pages';

/** The largest AVIF allowed at the widths that phones and desktops take for a hero, in bytes. */
const AVIF_BUDGET: Readonly<Record<number, number>> = { 800: 25_000, 1600: 60_000 };
/** Chat previews leave out pictures that are too heavy; this is far below every known limit. */
const SHARE_BUDGET = 300_000;

const sized = (name: string, widths: readonly number[], ratio: number) =>
  widths.map((width) => ({ file: `${name}-${width}`, width, height: Math.round(width * ratio) }));

const files = Object.entries(scenes).flatMap(([name, { widths, portraitWidths }]) =>
  sized(name, widths, 9 / 16).concat(sized(`${name}-portrait`, portraitWidths, 5 / 4)),
);

describe('the encoded scenes', () => {
  it('are exactly what the manifest lists', () => {
    const listed = files.flatMap(({ file }) => [`${file}.avif`, `${file}.webp`]);
    expect(readdirSync('public/images').toSorted()).toEqual(listed.toSorted());
  });

  it.each(files)('$file is $width x $height in both formats', async ({ file, width, height }) => {
    for (const format of ['avif', 'webp']) {
      expect(await sharp(`public/images/${file}.${format}`).metadata()).toMatchObject({ width, height });
    }
  });

  it.each(files.filter(({ file, width }) => width in AVIF_BUDGET && !file.includes('portrait')))(
    '$file is light enough',
    ({ file, width }) => {
      expect(statSync(`public/images/${file}.avif`).size).toBeLessThanOrEqual(AVIF_BUDGET[width] ?? 0);
    },
  );

  it('each have their ground under them while they load', () => {
    const css = readFileSync('src/styles/scenes.css', 'utf8');
    for (const [name, { ground }] of Object.entries(scenes)) {
      expect(css).toContain(`[data-scene='${name}'] {\n  background-color: ${ground};`);
    }
  });
});

describe('the share images', () => {
  const shared = Object.entries(pages)
    .filter(([, { visibility }]) => visibility === 'public')
    .map(([page]) => page);

  it('are one for every public page and one for the rest', () => {
    expect(readdirSync('public/share').toSorted()).toEqual(
      [...shared, 'default'].map((page) => `${page}.jpg`).toSorted(),
    );
  });

  it.each([...shared, 'default'])('%s is 1200 x 630 and light', async (page) => {
    const file = `public/share/${page}.jpg`;
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(statSync(file).size).toBeLessThan(SHARE_BUDGET);
  });
});

describe('the marks', () => {
  const sources = [
    ...Object.values(partners).map(({ source }) => source),
    ...sponsors.map(({ image }) => image),
  ];

  it.each(sources)('%s is drawn 200 x 80 with letters as outlines', (source) => {
    const svg = readFileSync(`public${source}`, 'utf8');
    expect(svg).toContain('viewBox="0 0 200 80" width="200" height="80"');
    expect(svg).not.toMatch(/<text|<style| style=|href|NaN/);
  });
});

describe('the icons', () => {
  it.each([
    ['apple-touch-icon.png', 180],
    ['icons/icon-192.png', 192],
    ['icons/icon-512.png', 512],
    ['icons/icon-maskable-512.png', 512],
  ])('%s is %i px square', async (file, size) => {
    expect(await sharp(`public/${file}`).metadata()).toMatchObject({ width: size, height: size });
  });

  it('favicon.ico holds three sizes', () => {
    const ico = readFileSync('public/favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(3);
    expect([0, 1, 2].map((index) => ico.readUInt8(6 + index * 16))).toEqual([16, 32, 48]);
  });
});
