import { intro } from './content';
import { drop } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { IntroWords } from '@/ui/IntroWords';
import { Column } from '@/ui/Column';

/** Centre ice on the left, the title on the right; the drop pass leaves the ice towards the email card below. */
export function ContactHero() {
  return (
    <div className="overflow-hidden bg-sheet">
      <Column className="pt-6 @3xl:pt-10">
        <Breadcrumbs page="contact" />
        <div className="grid gap-x-gutter gap-y-8 @3xl:grid-cols-12">
          <div className="@3xl:order-last @3xl:col-span-7 @3xl:self-center @3xl:py-16">
            <IntroWords intro={intro} />
          </div>
          <div className="relative h-[min(15rem,75vw)] overflow-hidden @max-3xl:-mx-side @3xl:col-span-5 @3xl:h-full @3xl:min-h-[22rem] @5xl:min-h-[26rem] @5xl:max-w-[26rem]">
            <RinkSheet
              crop="centre"
              className="h-full @max-3xl:mx-auto @max-3xl:overflow-visible @3xl:absolute @3xl:w-full"
            />
            <PlayLine
              play={drop}
              className="absolute inset-y-0 left-1/2 h-full -translate-x-[72%] text-night"
            />
          </div>
        </div>
      </Column>
    </div>
  );
}
