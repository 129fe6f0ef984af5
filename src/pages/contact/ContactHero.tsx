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
      <Column className="pt-6 md:pt-10">
        <Breadcrumbs page="contact" />
        <div className="grid gap-x-gutter gap-y-8 md:grid-cols-12">
          <div className="md:order-last md:col-span-7 md:self-center md:py-16">
            <IntroWords intro={intro} />
          </div>
          <div className="relative h-[min(15rem,75vw)] overflow-hidden max-md:-mx-side md:col-span-5 md:h-full md:min-h-[22rem] lg:min-h-[26rem] lg:max-w-[26rem]">
            <RinkSheet
              crop="centre"
              className="h-full max-md:mx-auto max-md:overflow-visible md:absolute md:w-full"
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
