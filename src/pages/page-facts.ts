import type { ComponentType } from 'react';
import type { SceneName } from '@/site/images';
import type * as plays from '@/ui/art/play-paths';
import type { RinkCrop } from '@/ui/art/rink-crops';

/** The module of a page's view. */
export interface ViewModule {
  default: ComponentType;
}

/** The module of what a page tells search engines and chat previews. */
export interface HeadModule {
  head: HeadTexts;
}

/** Facts about one page; they are in the code of every page, so they are short. */
export interface PageFacts {
  /** Address from the root, without a trailing slash. */
  path: `/${string}`;
  /** Name in the footer and in the breadcrumb trail. */
  label: string;
  /** Document title, at most 60 characters, page before organisation (WCAG 2.4.2). */
  title: string;
  /** `public` pages are prerendered and listed in the sitemap; `private` ones are shells with noindex. */
  visibility: 'public' | 'private';
  /** Id of the page above this one in the breadcrumb trail; home when left out. */
  parent?: string;
  /** Whether the structured data describes the club as a local business. */
  localBusiness?: true;
  /** Whether it can be read without a network even if it was never opened. */
  keptOffline?: true;
  /** Loads the page. The return type is spelled out: inferred, it would depend on content that refers to page ids. */
  view: () => Promise<ViewModule>;
  /** Loads the texts of the head: for the build, and after a move has painted. */
  head: () => Promise<HeadModule>;
}

/** A question of the FAQ record with its answer, word for word as on the page. */
export interface StructuredQuestion {
  question: string;
  answer: string;
}

/** What search engines are told of a dated event: whole days, or moments. */
export interface StructuredEvent {
  /** Its id on the page. */
  anchor: string;
  name: string;
  startDate: string;
  endDate: string;
  venue: string;
  place: { readonly city: string; readonly region: string; readonly country: string };
}

/** What is behind the words of a share image: a scene, a part of the rink, hockey cards, or nothing. */
export type ShareGround =
  | {
      kind: 'scene';
      scene: SceneName;
      /** How far the picture moves to the right of the words, in px. */ shift: number;
    }
  | { kind: 'rink'; crop: RinkCrop; tone: 'light' | 'dark'; play?: keyof typeof plays }
  | { kind: 'cards'; people: readonly { id: string; name: string }[] }
  | { kind: 'plain' };

/** The picture that chats show for a page; `npm run art -- share` draws it. */
export interface ShareImage {
  headline: { lead: string; wide: string };
  ground: ShareGround;
}

/** What a page tells search engines and chat previews beside its title. */
export interface HeadTexts {
  /** 110 to 160 characters, different on every page. */
  description: string;
  /** Comma-separated. */
  keywords: string;
  /** Left out where the image of the whole site is shown. */
  shareImage?: ShareImage;
  /** Questions of the FAQ record. */
  questions?: readonly StructuredQuestion[];
  /** Dated events of the page. */
  events?: readonly StructuredEvent[];
}
