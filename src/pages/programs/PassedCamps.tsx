import { useLocation } from 'react-router-dom';
import { registerSection } from './registration.content';
import type { ListedCamp } from './camp-list';
import { useHydrated } from '@/ui/use-hydrated';

/**
 * The camps that have left the table, each still found at its shared address: a line above the table says that it has
 * passed. Only the camp named in the address is shown; in the served page CSS does this with `:target`.
 */
export function PassedCamps({ camps }: { camps: readonly ListedCamp[] }) {
  const { hash } = useLocation();
  const hydrated = useHydrated();
  return camps.map(({ id, name, dates }) => (
    <p
      key={id}
      id={id}
      data-asked={hydrated && hash === `#${id}` ? '' : undefined}
      className="mb-6 hidden border-l-4 border-blue bg-sheet px-4 py-3 target:block data-asked:block print:hidden"
    >
      {registerSection.passedLabel} {name}, {dates}
    </p>
  ));
}
