import { nextCampLabels, registerSection } from './content';
import type { Camp } from './camps.schema';
import { TapeBand } from '@/ui/art/TapeBand';
import { PageLink } from '@/ui/PageLink';
import { useToday } from '@/ui/use-today';
import { CampDates } from './CampDates';
import { CampState } from './CampState';
import { RegisterLink } from './RegisterLink';
import { nextCamp } from './upcoming-camps';
import { Column } from '@/ui/Column';

/** The camp that begins next, like the top line of a scoreboard. Nothing when no date to come is known. */
export function NextCamp({ camps }: { camps: readonly Camp[] }) {
  const today = useToday();
  const camp = nextCamp(camps, today);
  if (camp === undefined) return <TapeBand />;
  return (
    <>
      <TapeBand />
      <section aria-labelledby="next-camp-title" className="no-print bg-sheet">
        <Column className="grid gap-x-gutter gap-y-3 py-5 md:gap-y-4 md:grid-cols-[auto_1fr] md:items-center md:py-8 lg:grid-cols-[auto_1fr_auto]">
          <div className="md:min-w-56 md:border-r md:border-hairline md:pr-gutter">
            <div className="flex flex-wrap items-baseline gap-x-3">
              <h2 id="next-camp-title" className="font-display text-label uppercase">
                {nextCampLabels.title}
              </h2>
              <CampState camp={camp} today={today} />
            </div>
            <p className="mt-1">
              <CampDates dates={camp.dates} />
            </p>
          </div>
          <div>
            <p className="font-display text-h3 text-balance width-normal">{camp.name}</p>
            <p className="mt-1 text-lead">
              {camp.location}, {camp.price}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-1 md:col-span-2 lg:col-span-1">
            <RegisterLink camp={camp} variant="primary" className="max-sm:w-full" />
            <PageLink
              to={{ page: 'programs', anchor: registerSection.id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-blue max-sm:mx-auto"
            >
              {nextCampLabels.all}
            </PageLink>
          </div>
        </Column>
      </section>
    </>
  );
}
