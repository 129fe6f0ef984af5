import { intro } from './content';
import type { ListedCamp } from './camp-list';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { NextCamp } from './NextCamp';
import { OnThisPage } from './OnThisPage';
import { Column } from '@/ui/Column';

/**
 * The top of the programs page. Its picture is low, so that the next camp (date, place, register) is in
 * the first window: people open this page on a phone at the rink.
 */
export function ProgramsHero({ camps }: { camps: readonly ListedCamp[] }) {
  return (
    <div>
      <div className="on-dark relative overflow-hidden bg-night text-sheet">
        <div className="scene-window programs-picture @3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:w-[58%]">
          <Picture
            scene="stride"
            alt={intro.pictureAlt}
            sizes="(min-width: 48rem) 70vw, 100vw"
            priority
            className="aspect-[2/1] h-full w-full object-cover object-[50%_26%] @3xl:aspect-auto @3xl:object-[86%_60%]"
          />
        </div>
        <Column className="relative flex flex-col pt-4 pb-6 programs-words @3xl:min-h-[24rem] @3xl:pt-10 @3xl:pb-12 @5xl:min-h-[27rem]">
          <PageTop
            page="programs"
            intro={intro}
            className="programs-top mt-auto @3xl:max-w-[58%]"
            textClassName="mt-4 max-w-lead @3xl:mt-6"
          />
        </Column>
      </div>
      <NextCamp camps={camps} />
      <OnThisPage />
    </div>
  );
}
