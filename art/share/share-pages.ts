import { intro as about } from '@/content/about';
import { coaches, intro as coachesIntro } from '@/content/coaches';
import { intro as contact } from '@/content/contact';
import { directors, intro as directorsIntro } from '@/content/directors';
import { intro as donate } from '@/content/donate';
import { intro as faqs } from '@/content/faqs';
import { intro as getInvolved } from '@/content/get-involved';
import { intro as impact } from '@/content/impact';
import { intro as initiatives } from '@/content/initiatives';
import { intro as mentorship } from '@/content/mentorship';
import { intro as policy } from '@/content/policy';
import { intro as programs } from '@/content/programs';
import { intro as reportIncident } from '@/content/report-incident';
import { intro as sponsors } from '@/content/sponsors';
import type { Headline } from '@/content/types';
import { intro as whatWeDo } from '@/content/what-we-do';
import type { PageId } from '@/site/pages';
import type { PlayName } from '@/ui/art/play-paths';
import type { RinkCrop } from '@/ui/art/rink-crops';
import type { SceneSource } from '../scenes';

/** What stands behind the words: a scene, a part of the rink, four hockey cards, or nothing. */
export type Ground =
  | {
      kind: 'scene';
      master: SceneSource['master'];
      /** How far the picture moves to the right of the words, in px. */ shift: number;
    }
  | { kind: 'rink'; crop: RinkCrop; tone: 'light' | 'dark'; play?: PlayName }
  | { kind: 'cards'; people: readonly { id: string; name: string }[] }
  | { kind: 'plain' };

/** One share image. */
export interface SharePage {
  readonly headline: Headline;
  readonly ground: Ground;
}

const scene = (master: string, shift = 200): Ground => ({ kind: 'scene', master, shift });
const slogan = { lead: 'Grow the game', wide: 'as one' };

/** A share image for every public page, and one for everything else. */
export const sharePages: Readonly<Record<Exclude<PageId, 'auth' | 'admin'> | 'default', SharePage>> = {
  home: { headline: slogan, ground: scene('mandala', 60) },
  about: { headline: about.headline, ground: scene('goal-dawn') },
  whatWeDo: { headline: whatWeDo.headline, ground: scene('pylons', 60) },
  coaches: { headline: coachesIntro.headline, ground: { kind: 'cards', people: coaches.slice(0, 4) } },
  directors: { headline: directorsIntro.headline, ground: { kind: 'cards', people: directors.slice(0, 4) } },
  impact: {
    headline: impact.headline,
    ground: { kind: 'rink', crop: 'right-half', tone: 'dark', play: 'shot' },
  },
  sponsors: { headline: sponsors.headline, ground: scene('aurora') },
  programs: { headline: programs.headline, ground: scene('puck', 30) },
  mentorship: { headline: mentorship.headline, ground: scene('blade', 130) },
  initiatives: { headline: initiatives.headline, ground: scene('huddle', 330) },
  policy: { headline: policy.headline, ground: { kind: 'plain' } },
  reportIncident: { headline: reportIncident.headline, ground: { kind: 'plain' } },
  getInvolved: { headline: getInvolved.headline, ground: scene('heap', 90) },
  donate: { headline: donate.headline, ground: scene('tape', 130) },
  faqs: { headline: faqs.headline, ground: { kind: 'rink', crop: 'neutral', tone: 'light' } },
  contact: {
    headline: contact.headline,
    ground: { kind: 'rink', crop: 'right-end', tone: 'light', play: 'rush' },
  },
  default: { headline: slogan, ground: scene('huddle', 330) },
};
