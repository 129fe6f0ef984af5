import { classNames } from '@/lib/class-names';
import type { Coach } from './content';
import { Portrait } from '@/ui/art/Portrait';
import { Band } from '@/ui/Band';
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
    <Band as="article" id={coach.id} labelledBy={titleId}>
      <div className={classNames('bg-sheet @5xl:flex', right && '@5xl:flex-row-reverse')}>
        <Portrait
          person={coach}
          position={position + 1}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="border-x-0! @3xl:@max-5xl:aspect-[16/9]! @5xl:aspect-auto! @5xl:h-[max(28vw,clamp(26rem,56vh,40rem))] @5xl:w-1/2"
        />
        <div
          className={classNames(
            'px-side py-7 @3xl:px-10 @5xl:flex @5xl:w-1/2 @5xl:max-w-[40rem] @5xl:flex-col @5xl:justify-center',
            right && '@5xl:ml-auto',
          )}
        >
          <h2 id={titleId} className="optical font-display text-h2 uppercase font-stretch-condensed">
            {coach.name}
          </h2>
          <p className="mt-2 flex items-center justify-between gap-x-4 text-scuff">
            {coach.role}
            <ShareButton target={{ page: 'coaches', anchor: coach.id }} title={coach.name} />
          </p>
          <blockquote className="mt-4 title-3 leading-snug text-balance @5xl:mt-6 @7xl:text-[2.25rem]">
            “{coach.words}”
          </blockquote>
          <p className="mt-4 text-lead">{coach.languages}</p>
        </div>
      </div>
      <Column className="grid gap-x-gutter pb-6 @3xl:grid-cols-3 @3xl:pt-8 @3xl:pb-12 @5xl:pt-10 @5xl:pb-16 print:grid-cols-3">
        {coach.bioSections.map((section) => (
          <div key={section.title}>
            <Fold title={section.title} as="h3" titleClassName="@3xl:flex @3xl:min-h-[2.3em] @3xl:items-end">
              <ul role="list" className="mb-4 border-t border-night @3xl:mt-3 @3xl:mb-0">
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
    </Band>
  );
}
