import { frameLabels } from '@/content/shared';
import { classNames } from '@/lib/class-names';
import { breadcrumbTrail } from '@/site/breadcrumbs';
import { pages, type PageId } from '@/site/pages';
import { PageLink } from '@/ui/PageLink';

/** Where a page stands in the site (WAI-ARIA APG, breadcrumb); the same trail as in the structured data. */
export function Breadcrumbs({ page, onDark = false }: { page: PageId; onDark?: boolean }) {
  return (
    <nav aria-label={frameLabels.breadcrumb} className="mb-6 print:hidden">
      <ol className={classNames('flex flex-wrap gap-x-2 text-small', onDark ? 'text-crease' : 'text-scuff')}>
        {breadcrumbTrail(page).map((id) => (
          <li
            key={id}
            className="flex gap-x-2 not-first:before:h-4 not-first:before:rotate-[20deg] not-first:before:self-center not-first:before:border-r"
          >
            {id === page ? (
              <span aria-current="page" className="py-1">
                {pages[id].label}
              </span>
            ) : (
              <PageLink
                to={{ page: id }}
                className="inline-flex min-h-8 items-center underline underline-offset-4"
              >
                {pages[id].label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
