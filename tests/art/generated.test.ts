// @vitest-environment node
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playDrawings } from '@/ui/art/play-paths';
import { starTape, starWood } from '@/ui/art/star-paths';
import { scenes } from '@/site/images';
import { drawPlay } from '../../art/board/draw';
import { plays } from '../../art/board/plays';
import { markStick, stickPaths } from '../../art/brand/star';
import { sceneSources } from '../../art/scenes';
import { sharePages } from '../../art/share/share-pages';

describe('what the art scripts wrote', () => {
  it('the plays are those of art/board/plays.ts; `npm run art:board` draws them anew', () => {
    const drawn = Object.fromEntries(Object.entries(plays).map(([name, play]) => [name, drawPlay(play)]));
    expect(playDrawings).toEqual(drawn);
  });

  it('the star is that of art/brand/star.ts; `npm run art:brand` draws it anew', () => {
    const { wood, tape, butt } = stickPaths(markStick);
    expect([starWood, starTape]).toEqual([wood, tape + butt]);
  });

  it('the manifest lists the scenes of art/scenes.ts; `npm run art:encode` writes it anew', () => {
    expect(Object.keys(scenes)).toEqual(Object.keys(sceneSources));
  });
});

describe('the masters', () => {
  it('of every scene and share image are here', () => {
    const masters = [
      ...Object.values(sceneSources).map(({ master }) => master),
      ...Object.values(sharePages).flatMap(({ ground }) => (ground.kind === 'scene' ? [ground.master] : [])),
    ];
    expect(masters.filter((master) => !existsSync(`art/masters/${master}.png`))).toEqual([]);
  });
});
