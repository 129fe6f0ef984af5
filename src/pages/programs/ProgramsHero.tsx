import { intro } from './content';
import type { ListedCamp } from './camp-list';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { NextCamp } from './NextCamp';
import { PartLinks } from './PartLinks';
import { Column } from '@/ui/Column';

/**
 * The top of the programs page. Its picture is low, so that the next camp (date, place, register) is in
 * the first window: people open this page on a phone at the rink. On its side the phone shows the words alone.
 */
export function ProgramsHero({ camps }: { camps: readonly ListedCamp[] }) {
  return (
    <div>
      <div className="on-dark relative overflow-hidden bg-night text-sheet">
        <div className="scene-window [--scrim-dark:20%] [--scrim-half:34.5%] [--scrim-clear:42%] @3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:w-[58%] sideways:hidden">
          <Picture
            scene="stride"
            alt={intro.pictureAlt}
            sizes="(min-width: 48rem) 70vw, 100vw"
            priority
            className="aspect-[3/2] h-full w-full object-cover object-right @3xl:aspect-auto @3xl:object-[86%_48%]"
          />
        </div>
        <Column className="relative flex flex-col pt-4 pb-6 @3xl:min-h-[24rem] @3xl:pt-10 @3xl:pb-12 @5xl:min-h-[27rem] sideways:min-h-0 sideways:pt-2 sideways:pb-4 sideways:[&>nav]:hidden">
          <PageTop
            page="programs"
            intro={intro}
            className="mt-auto @3xl:max-w-[58%] sideways:grid sideways:max-w-none sideways:grid-cols-[auto_minmax(0,1fr)] sideways:items-center sideways:gap-6 sideways:[&>:has(+h1)]:hidden"
            titleClassName="sideways:w-[40vw] sideways:text-[8vw]"
            textClassName="mt-4 max-w-lead @3xl:mt-6 sideways:mt-0 sideways:text-[1rem]"
          />
        </Column>
      </div>
      <NextCamp camps={camps} />
      <PartLinks />
    </div>
  );
}
