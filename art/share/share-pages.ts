import type { HeadTexts } from '@/site/head';
import { publicPageIds, type PublicPageId } from '@/site/pages';
import type { SceneName } from '@/site/images.generated';
import type * as plays from '@/ui/art/play-paths.generated';
import type { RinkCrop } from '@/ui/art/rink-crops';
import { organization } from '@/site/organization';

/** The picture behind the words of a share image: a scene, a part of the rink, or none. */
export type ShareGround =
  | {
      kind: 'scene';
      scene: SceneName;
      /** Distance in px that the picture moves to the right of the words. */
      shift: number;
    }
  | { kind: 'rink'; crop: RinkCrop; tone: 'light' | 'dark'; play?: keyof typeof plays }
  | { kind: 'plain' };

/** The picture that chats show for a page. */
export interface ShareImage {
  headline: NonNullable<HeadTexts['shareHeadline']>;
  ground: ShareGround;
}

const grounds = {
  home: { kind: 'scene', scene: 'line', shift: 95 },
  about: { kind: 'scene', scene: 'chai', shift: 90 },
  'what-we-do': { kind: 'scene', scene: 'pylons', shift: 110 },
  coaches: { kind: 'scene', scene: 'bench', shift: 90 },
  directors: { kind: 'rink', crop: 'centre', tone: 'light' },
  impact: { kind: 'rink', crop: 'right-half', tone: 'dark', play: 'shot' },
  sponsors: { kind: 'scene', scene: 'aurora', shift: 200 },
  programs: { kind: 'scene', scene: 'room', shift: 30 },
  mentorship: { kind: 'scene', scene: 'whiteboard', shift: 130 },
  initiatives: { kind: 'scene', scene: 'huddle', shift: 330 },
  policy: { kind: 'plain' },
  'report-incident': { kind: 'plain' },
  'get-involved': { kind: 'scene', scene: 'chair', shift: 90 },
  donate: { kind: 'scene', scene: 'tape', shift: 130 },
  faqs: { kind: 'rink', crop: 'neutral', tone: 'light' },
  contact: { kind: 'rink', crop: 'right-end', tone: 'light', play: 'rush' },
} satisfies Readonly<Record<PublicPageId, ShareGround>>;

/** Shown for the site as a whole, and for pages without an image of their own. */
const wholeSite: ShareImage = { headline: organization.slogan, ground: grounds.home };

/** Returns the share image of every page that has its own, and one for everything else, by the name of their file. */
export async function sharePages(): Promise<readonly (readonly [name: string, image: ShareImage])[]> {
  const own = publicPageIds.map(async (id) => {
    const { head } = (await import(`../../src/pages/${id}/head.ts`)) as { head: HeadTexts };
    const { shareHeadline } = head;
    return shareHeadline === undefined
      ? []
      : [[id, { headline: shareHeadline, ground: grounds[id] }] as const];
  });
  return [...(await Promise.all(own)).flat(), ['default', wholeSite]];
}
