import { intro } from './content';
import type { Camp } from './camps.schema';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { NextCamp } from './NextCamp';
import { OnThisPage } from './OnThisPage';
import { Column } from '@/ui/Column';

/**
 * The top of the programs page. Its picture is low, so that the next camp (date, place, register) is in
 * the first window: people open this page on a phone at the rink.
 */
export function ProgramsHero({ camps }: { camps: readonly Camp[] }) {
  return (
    <div>
      <div className="on-dark relative overflow-hidden bg-night text-sheet">
        <div className="scene-window programs-picture md:absolute md:inset-y-0 md:right-0 md:w-[58%]">
          <Picture
            scene="ready"
            alt={intro.pictureAlt}
            sizes="(min-width: 48rem) 70vw, 100vw"
            priority
            className="aspect-[5/2] h-full w-full object-cover object-[50%_32%] md:aspect-auto md:object-[86%_40%]"
          />
        </div>
        <Column className="relative flex flex-col pt-4 pb-6 programs-words md:min-h-[24rem] md:pt-10 md:pb-12 lg:min-h-[27rem]">
          <PageTop
            page="programs"
            intro={intro}
            onDark
            className="programs-top mt-auto md:max-w-[58%]"
            textClassName="mt-4 max-w-lead md:mt-6"
          />
        </Column>
      </div>
      <NextCamp camps={camps} />
      <OnThisPage />
    </div>
  );
}
