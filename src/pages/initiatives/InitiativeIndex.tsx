import { indexLabel, initiatives } from './content';
import { PageLink } from '@/ui/PageLink';
import { Column } from '@/ui/Column';

/** The six initiatives to choose from, to reach one without scrolling past five. */
export function InitiativeIndex() {
  return (
    <nav aria-label={indexLabel} className="no-print bg-sheet">
      <Column as="ul" className="grid py-3 sm:grid-cols-2 sm:gap-x-gutter md:py-6 lg:grid-cols-3">
        {initiatives.map((initiative) => (
          <li key={initiative.id} className="border-b border-hairline">
            <PageLink
              to={{ page: 'initiatives', anchor: initiative.id }}
              className="flex min-h-action items-center font-display text-h4 underline-offset-8 no-underline width-condensed hover:text-blue hover:underline lg:min-h-16 lg:text-h3"
            >
              {initiative.title}
            </PageLink>
          </li>
        ))}
      </Column>
    </nav>
  );
}
