import { closing, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { giveAndGo } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/** A give-and-go along the ice: one carries, passes to the older player, and the pass arrives at the button. */
export function MentorshipHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 @3xl:pt-10">
        <PageTop
          page="mentorship"
          intro={intro}
          beside
          titleClassName="@5xl:col-span-8"
          textClassName="@5xl:col-span-4"
        />
      </Column>
      <div className="relative mt-8 overflow-hidden @3xl:mt-12">
        <RinkSheet crop="strip" className="h-56 w-full border-y border-hairline @3xl:h-96" />
        <PlayLine
          play={giveAndGo}
          className="absolute inset-x-0 top-0 mx-auto h-56 w-full max-w-page px-side py-4 text-night @3xl:h-96 @3xl:px-10 @3xl:pt-10 @3xl:pb-0"
        />
      </div>
      <Column className="flex py-8 @3xl:justify-end @3xl:py-6">
        <ActionLink action={closing.join} className="@max-2xl:w-full" />
      </Column>
      <TapeBand />
    </div>
  );
}
