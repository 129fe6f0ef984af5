import type { ShareImage } from '@/pages/page-facts';
import { pages, publicPageIds } from '@/pages/registry';

/** Shown for the site as a whole, and for pages without an image of their own. */
const wholeSite: ShareImage = {
  headline: { lead: 'Grow the game', wide: 'as one' },
  ground: { kind: 'scene', scene: 'line', shift: 95 },
};

/** Returns the share image of every page that has its own, and one for everything else, by the name of their file. */
export async function sharePages(): Promise<readonly (readonly [name: string, image: ShareImage])[]> {
  const own = publicPageIds.map(async (id) => {
    const { shareImage } = (await pages[id].head()).head;
    return shareImage === undefined ? [] : [[id, shareImage] as const];
  });
  return [...(await Promise.all(own)).flat(), ['default', wholeSite]];
}
