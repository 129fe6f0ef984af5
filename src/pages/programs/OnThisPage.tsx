import { onThisPage } from './content';
import { PageLink } from '@/ui/PageLink';

/** The way to each part of this long page. */
export function OnThisPage() {
  return (
    <nav aria-label={onThisPage.label} className="no-print border-y border-hairline bg-ice">
      <ul className="mx-auto grid w-full max-w-page xs:grid-cols-2 gap-x-gutter px-side py-2 md:flex md:flex-wrap md:gap-x-6 lg:gap-x-8 md:px-10">
        {onThisPage.links.map(({ label, anchor }) => (
          <li key={anchor}>
            <PageLink
              to={{ page: 'programs', anchor }}
              className="inline-flex min-h-11 items-center font-display text-[1.0625rem] leading-tight underline-offset-8 no-underline width-normal hover:text-blue hover:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
