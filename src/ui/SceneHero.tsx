import type { ReactNode } from 'react';
import type { PageIntro } from '@/site/content-fields.schema';
import type { SceneName } from '@/site/images';
import type { PageId } from '@/pages/registry';
import { TapeBand } from '@/ui/art/TapeBand';
import { Headline } from './Headline';
import { Picture } from './Picture';
import { Breadcrumbs } from './Breadcrumbs';
import { Column } from './Column';

interface SceneHeroProps {
  page: PageId;
  intro: PageIntro;
  scene: SceneName;
  /** The page's first actions. */
  children?: ReactNode;
}

/**
 * The top of a page under a rendered scene. Wide screens: text on a Night ground that opens to the right into
 * the picture. Phones: the picture in a strip of its own, the text below it.
 */
export function SceneHero({ page, intro, scene, children }: SceneHeroProps) {
  return (
    <div className="on-dark relative overflow-hidden bg-night text-sheet">
      <div className="scene-window md:absolute md:inset-y-0 md:right-0 md:w-[70%]">
        <Picture
          scene={scene}
          alt=""
          sizes="(min-width: 48rem) 70vw, 100vw"
          priority
          className="aspect-[16/10] h-full w-full object-cover md:aspect-auto"
        />
      </div>
      <Column className="relative flex flex-col justify-end pt-6 pb-12 md:min-h-[30rem] md:pt-10 md:pb-16 lg:min-h-[34rem]">
        <div className="md:max-w-[58%]">
          <Breadcrumbs page={page} onDark />
          <Headline as="h1" size="h1" {...intro.headline} wideClassName="text-haldi" />
          <p className="mt-6 max-w-md text-lead md:max-lg:max-w-xs">{intro.text}</p>
          {children === undefined ? null : <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
      </Column>
      <TapeBand className="relative" />
    </div>
  );
}
