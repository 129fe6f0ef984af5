import { onThisPage } from './content';
import { PageLink } from '@/ui/PageLink';
import { Column } from '@/ui/Column';

/** Links to the parts of this long page. */
export function PartLinks() {
  return (
    <nav aria-label={onThisPage.label} className="border-y border-hairline bg-ice print:hidden">
      <Column
        as="ul"
        className="grid @2xs:grid-cols-2 gap-x-gutter py-2 @3xl:flex @3xl:flex-wrap @3xl:gap-x-6 @5xl:gap-x-8"
      >
        {onThisPage.links.map(({ label, anchor }) => (
          <li key={anchor}>
            <PageLink
              to={{ page: 'programs', anchor }}
              className="inline-flex min-h-11 items-center font-display text-[1.0625rem] leading-tight underline-offset-8 no-underline font-stretch-normal hover:text-blue hover:underline"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </Column>
    </nav>
  );
}
