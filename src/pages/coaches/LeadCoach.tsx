import { Suspense } from 'react';
import { classNames } from '@/lib/class-names';
import type { Coach } from './content';
import { Portrait } from '@/ui/art/Portrait';
import { Column } from '@/ui/Column';
import { Fold } from '@/ui/Fold';
import { ShareButton } from '@/ui/ShareButton';

/**
 * One coach: the sweater as large as half the window, alternating sides, beside the coach's own words; the career
 * below.
 */
export function LeadCoach({ coach, position }: { coach: Coach; position: number }) {
  const titleId = `${coach.id}-name`;
  const right = position % 2 === 1;
  return (
    <article id={coach.id} tabIndex={-1} aria-labelledby={titleId}>
      <Suspense>
        <div className={classNames('bg-sheet lg:flex', right && 'lg:flex-row-reverse')}>
          <Portrait
            person={coach}
            position={position + 1}
            sizes="(min-width: 64rem) 50vw, 100vw"
            className="border-x-0! md:max-lg:aspect-[16/9]! lg:aspect-auto! lg:h-[clamp(26rem,56vh,40rem)] lg:w-1/2"
          />
          <div
            className={classNames(
              'px-side py-7 md:px-10 lg:flex lg:w-1/2 lg:max-w-[40rem] lg:flex-col lg:justify-center',
              right && 'lg:ml-auto',
            )}
          >
            <h2 id={titleId} className="font-display text-h2 uppercase width-condensed">
              {coach.name}
            </h2>
            <p className="mt-2 flex items-center justify-between gap-x-4 text-scuff">
              {coach.role}
              <ShareButton target={{ page: 'coaches', anchor: coach.id }} title={coach.name} />
            </p>
            <blockquote className="mt-4 font-display text-h3 leading-snug text-balance width-normal lg:mt-6 xl:text-[2.25rem]">
              “{coach.words}”
            </blockquote>
            <p className="mt-4 text-lead">{coach.languages}</p>
          </div>
        </div>
        <Column className="grid gap-x-gutter md:grid-cols-3 md:pt-8 md:pb-12 lg:pt-10 lg:pb-16 print:grid-cols-3">
          {coach.bioSections.map((section) => (
            <div key={section.title}>
              <Fold
                title={
                  <h3 className="font-display text-h4 width-normal md:flex md:min-h-[2.3em] md:items-end">
                    {section.title}
                  </h3>
                }
              >
                <ul role="list" className="mb-4 border-t border-night md:mt-3 md:mb-0">
                  {section.items.map((item) => (
                    <li key={item} className="border-b border-hairline py-2.5 text-small last:border-b-0">
                      {item}
                    </li>
                  ))}
                </ul>
              </Fold>
            </div>
          ))}
        </Column>
      </Suspense>
    </article>
  );
}
