import type { ReactNode } from 'react';
import type { PageIntro } from '@/site/content-types';
import type { PageId } from '@/site/pages';
import { PageTop } from './PageTop';
import { Picture } from './Picture';

interface SplitHeroProps {
  page: PageId;
  intro: PageIntro;
  scene: Parameters<typeof Picture>[0]['scene'];
  alt: string;
  /** Class of the picture: which part of it stays in view. */
  place: string;
  /** Below the sentence. */
  children?: ReactNode;
}

/** White ice with the words on the left, a scene on the right up to the window's edge, the blue line between them. */
export function SplitHero({ page, intro, scene, alt, place, children }: SplitHeroProps) {
  return (
    <div className="overflow-hidden bg-sheet">
      <div className="mx-auto grid w-full max-w-page @5xl:min-h-[36rem] @5xl:grid-cols-12 @5xl:gap-x-gutter @5xl:px-10">
        <div className="px-side pt-6 pb-12 @max-5xl:order-last @3xl:px-10 @5xl:col-span-6 @5xl:flex @5xl:flex-col @5xl:px-0 @5xl:pt-10 @5xl:pb-20">
          <PageTop page={page} intro={intro} className="my-auto">
            {children}
          </PageTop>
        </div>
        <div className="relative @5xl:col-span-6">
          <div className="border-blue @max-5xl:border-b-12 @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:w-[50vw] @5xl:border-l-12">
            <Picture
              scene={scene}
              alt={alt}
              sizes="(min-width: 64rem) max(65vw, 64rem), 100vw"
              priority
              className={`aspect-[16/10] h-full w-full object-cover @3xl:aspect-[2/1] @5xl:aspect-auto ${place}`}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
