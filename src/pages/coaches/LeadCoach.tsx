import type { Coach } from './content.schema';
import { Portrait } from '@/ui/art/Portrait';
import { ShareButton } from '@/ui/ShareButton';

/** One coach: the front of the card beside its back, with the career in three columns. */
export function LeadCoach({ coach, position }: { coach: Coach; position: number }) {
  const titleId = `${coach.id}-name`;
  return (
    <article
      id={coach.id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid gap-x-gutter gap-y-8 border-t-2 border-night pt-6 lg:grid-cols-12"
    >
      <div className="grid items-end gap-x-5 gap-y-4 xs:grid-cols-[2fr_3fr] sm:grid-cols-[1fr_2fr] lg:col-span-4 lg:block">
        <Portrait person={coach} position={position} className="rounded-lg" />
        <div className="lg:mt-5">
          <h3 id={titleId} className="font-display text-date uppercase width-condensed">
            {coach.name}
          </h3>
          <p className="mt-1 flex items-center justify-between gap-x-4 text-scuff">
            {coach.role}
            <ShareButton target={{ page: 'coaches', anchor: coach.id }} title={coach.name} />
          </p>
        </div>
      </div>
      <div className="grid gap-x-gutter gap-y-8 rounded-lg bg-sheet p-side md:grid-cols-3 md:p-8 lg:col-span-8 print:grid-cols-3">
        {coach.bioSections.map((section) => (
          <section key={section.title}>
            <h4 className="font-display text-h4 width-normal md:min-h-[2.3em]">{section.title}</h4>
            <ul role="list" className="mt-3 border-t border-night">
              {section.items.map((item) => (
                <li key={item} className="border-b border-hairline py-2.5 text-small">
                  {item}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}
