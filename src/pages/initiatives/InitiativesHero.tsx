import { intro } from './content';
import { TapeBand } from '@/ui/art/TapeBand';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
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
          <Breadcrumbs page="initiatives" onDark />
          <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-12 lg:items-end">
            <Headline
              as="h1"
              size="h1"
              {...intro.headline}
              wideClassName="text-haldi"
              className="lg:col-span-9"
            />
            <p className="text-lead text-crease lg:col-span-3">{intro.text}</p>
          </div>
        </Column>
      </div>
      <TapeBand />
      <InitiativeIndex />
    </div>
  );
}
