import { intro } from './content';
import { TapeBand } from '@/ui/art/TapeBand';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { InitiativeIndex } from './InitiativeIndex';
import { Column } from '@/ui/Column';

/** Seven sticks around one puck across the whole window, the words below them on Night. */
export function InitiativesHero() {
  return (
    <div>
      <div className="on-dark bg-night text-sheet">
        <Picture
          scene="huddle"
          alt=""
          sizes="100vw"
          priority
          className="h-52 w-full object-cover object-[50%_62%] md:h-80 lg:h-96"
        />
        <Column className="pt-6 pb-10 md:pb-14">
          <PageTop
            page="initiatives"
            intro={intro}
            onDark
            beside
            titleClassName="lg:col-span-9"
            textClassName="text-crease lg:col-span-3"
          />
        </Column>
      </div>
      <TapeBand />
      <InitiativeIndex />
    </div>
  );
}
