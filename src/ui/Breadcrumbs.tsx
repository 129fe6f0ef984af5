import { breadcrumbLabel } from './content';
import { breadcrumbTrail, pages, type PageId } from '@/site/pages';
import { PageLink } from './PageLink';

/** The place of a page in the site (WAI-ARIA APG, breadcrumb); the same trail as in the structured data. */
export function Breadcrumbs({ page }: { page: PageId }) {
  return (
    <nav aria-label={breadcrumbLabel} className="mb-6 print:hidden">
      <ol className="-my-1.5 flex flex-wrap items-center gap-x-2 text-small text-scuff on-dark:text-crease">
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
              <PageLink to={{ page: id }} className="text-link">
                {pages[id].label}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
