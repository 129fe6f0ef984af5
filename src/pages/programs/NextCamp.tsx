import { nextCampLabels, registerSection } from './registration.content';
import { nextCamp, whereOf, type ListedCamp } from './camp-list';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageLink } from '@/ui/PageLink';
import { useToday } from '@/ui/use-today';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';
import { Column } from '@/ui/Column';

/** The camp that begins next, like the top line of a scoreboard; only the tape when no upcoming date is known. */
export function NextCamp({ camps }: { camps: readonly ListedCamp[] }) {
  const today = useToday();
  const camp = nextCamp(camps, today);
  if (camp === undefined) return <TapeBand />;
  return (
    <>
      <TapeBand />
      <section aria-labelledby="next-camp-title" className="bg-sheet print:hidden">
        <Column className="grid @2xs:grid-cols-[min(6.5rem,30%)_1fr] items-center gap-x-4 gap-y-2 py-3 @3xl:grid-cols-[9rem_1fr_auto] @3xl:gap-x-gutter @3xl:py-6 sideways:grid-cols-[6.5rem_1fr_auto]">
          <CampDates camp={camp} className="h-full @3xl:min-h-28" />
          <div>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 id="next-camp-title" className="title-label">
                {nextCampLabels.title}
              </h2>
              <CampState camp={camp} today={today} />
            </div>
            <p className="mt-1 title-4 leading-tight text-balance @3xl:text-h3">{camp.name}</p>
            <p className="@max-3xl:text-small @max-3xl:leading-snug">
              {whereOf(camp)}
              {camp.level && `. ${registerSection.levels[camp.level]}.`}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 @2xs:@max-3xl:col-span-2 @3xl:@max-5xl:flex-col sideways:col-auto sideways:grid">
            <RegisterLink camp={camp} variant="primary" className="@max-2xl:grow" />
            <PageLink
              to={{ page: 'programs', anchor: registerSection.id }}
              className="text-link hover:text-blue"
            >
              {nextCampLabels.all}
            </PageLink>
          </div>
        </Column>
      </section>
    </>
  );
}
