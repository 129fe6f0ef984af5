import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sceneNames } from '@/site/images.generated';
import * as playDrawings from '@/ui/art/play-paths.generated';
import { starTape, starWood } from '@/ui/art/star-paths.generated';
import { drawPlays } from '../../art/board/build';
import { favicon } from '../../art/brand/icons';
import { markStick, stickPaths } from '../../art/brand/star';
import { drawMark } from '../../art/marks/draw';
import { marks } from '../../art/marks/marks';
import { scenes } from '../../art/scenes';
import { sharePages } from '../../art/share/share-pages';
import { sceneFiles } from '../../scripts/check';

describe('committed art is up to date:', () => {
  it('the plays (`npm run art -- board`)', () => {
    expect({ ...playDrawings }).toEqual(drawPlays());
  });

  it('the star and the tab icon, in the colours of the design tokens (`npm run art -- brand`)', () => {
    const { wood, tape, butt } = stickPaths(markStick);
    expect([starWood, starTape]).toEqual([wood, tape + butt]);
    expect(readFileSync('public/favicon.svg', 'utf8')).toBe(favicon());
  });

  it('the marks, in the colours of the design tokens (`npm run art -- marks`)', async () => {
    const outdated: string[] = [];
    for (const [name, mark] of Object.entries(marks))
      if (readFileSync(`public/marks/${name}.svg`, 'utf8') !== (await drawMark(mark))) outdated.push(name);
    expect(outdated).toEqual([]);
  }, 30_000);

  it('the scenes, each with the files that pages request (`npm run art -- scenes`)', () => {
    expect(sceneNames).toEqual(Object.keys(scenes));
    const encoded = readdirSync('public/images').map((file) => `/images/${file}`);
    expect(encoded.toSorted()).toEqual(sceneNames.flatMap(sceneFiles).toSorted());
  });

  it('the share images, one for every page that names one and one for the rest (`npm run art -- share`)', async () => {
    const images = (await sharePages()).map(([page]) => `${page}.jpg`);
    expect(readdirSync('public/share').toSorted()).toEqual(images.toSorted());
  });
});
