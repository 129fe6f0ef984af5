import { nextCampLabels, registerSection } from './registration';
import type { Camp } from './camps.schema';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageLink } from '@/ui/PageLink';
import { useToday } from '@/ui/use-today';
import { whereOf } from './camp-events';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';
import { nextCamp } from './upcoming-camps';
import { Column } from '@/ui/Column';

/** The camp that begins next, like the top line of a scoreboard; only the tape when no upcoming date is known. */
export function NextCamp({ camps }: { camps: readonly Camp[] }) {
  const today = useToday();
  const camp = nextCamp(camps, today);
  if (camp === undefined) return <TapeBand />;
  return (
    <>
      <TapeBand />
      <section aria-labelledby="next-camp-title" className="no-print bg-sheet">
        <Column className="next-camp grid grid-cols-[min(6.5rem,30%)_1fr] items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[9rem_1fr_auto] md:gap-x-gutter md:py-6">
          <CampDates camp={camp} className="h-full md:min-h-28" />
          <div>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 id="next-camp-title" className="font-display text-label uppercase">
                {nextCampLabels.title}
              </h2>
              <CampState camp={camp} today={today} />
            </div>
            <p className="mt-1 font-display text-h4 leading-tight text-balance width-normal md:text-h3">
              {camp.name}
            </p>
            <p className="max-md:text-small max-md:leading-snug">{whereOf(camp)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 max-md:col-span-2 md:max-lg:flex-col">
            <RegisterLink camp={camp} variant="primary" className="max-sm:grow" />
            <PageLink
              to={{ page: 'programs', anchor: registerSection.id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-blue"
            >
              {nextCampLabels.all}
            </PageLink>
          </div>
        </Column>
      </section>
    </>
  );
}
