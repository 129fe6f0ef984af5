import { indexLabel, initiatives, intro } from './content';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageLink } from '@/ui/PageLink';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/** Six sticks around one puck, as in the logo, across the whole window, the words below them on Night, then the six to choose from. */
export function InitiativesHero() {
  return (
    <div>
      <div className="on-dark bg-night text-sheet">
        <Picture
          scene="huddle"
          alt=""
          sizes="100vw"
          priority
          className="h-52 w-full object-cover object-[50%_62%] @3xl:h-80 @5xl:h-[max(24rem,28vw)]"
        />
        <Column className="pt-6 pb-10 @3xl:pb-14">
          <PageTop
            page="initiatives"
            intro={intro}
            beside
            titleClassName="@5xl:col-span-9"
            textClassName="text-crease @5xl:col-span-3"
          />
        </Column>
      </div>
      <TapeBand />
      <nav aria-label={indexLabel} className="bg-sheet print:hidden">
        <Column as="ul" className="grid py-3 @2xl:grid-cols-2 @2xl:gap-x-gutter @3xl:py-6 @5xl:grid-cols-3">
          {initiatives.map((initiative) => (
            <li key={initiative.id} className="border-b border-hairline">
              <PageLink
                to={{ page: 'initiatives', anchor: initiative.id }}
                className="flex min-h-action items-center font-display text-h4 underline-offset-8 no-underline font-stretch-condensed hover:text-blue hover:underline @5xl:min-h-16 @5xl:text-h3"
              >
                {initiative.title}
              </PageLink>
            </li>
          ))}
        </Column>
      </nav>
    </div>
  );
}
