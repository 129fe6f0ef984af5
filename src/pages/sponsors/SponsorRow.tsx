import { sponsorsSection } from './content';
import type { Sponsor } from './content.schema';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle } from '@/ui/button-style';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';

/** Size of a mark in CSS px; the files are drawn for it. */
const MARK = { width: 200, height: 80 };

const plate = 'flex h-40 items-center justify-center rounded-lg border border-hairline bg-sheet p-6';

/** One sponsor: logo, trade, name, what they fund, and the way to their site, if they have one. */
export function SponsorRow({ sponsor }: { sponsor: Sponsor }) {
  const { id, companyName, description, image, title, websiteUrl } = sponsor;
  const logo = (
    <img src={image} alt={companyName} {...MARK} loading="lazy" className="h-full w-full object-contain" />
  );
  return (
    <li
      id={id}
      tabIndex={-1}
      className="grid gap-x-gutter gap-y-5 border-b border-hairline py-8 md:grid-cols-[1fr_2fr] md:items-center lg:grid-cols-12 lg:py-10"
    >
      <div className="md:max-lg:row-span-2 lg:col-span-4">
        {websiteUrl === '' ? (
          <span className={plate}>{logo}</span>
        ) : (
          <ExternalLink href={websiteUrl} className={`${plate} hover:border-blue`}>
            {logo}
          </ExternalLink>
        )}
      </div>
      <div className="lg:col-span-5">
        <p className="text-small text-scuff">{title}</p>
        <h3 className="mt-1 font-display text-h3 width-normal">{companyName}</h3>
        <p className="mt-3 max-w-measure">{description}</p>
      </div>
      {websiteUrl === '' ? null : (
        <p className="md:max-lg:col-start-2 lg:col-span-3 lg:text-right">
          <ExternalLink href={websiteUrl} className={buttonStyle('outline', 'max-sm:w-full')}>
            {sponsorsSection.visitLabel}
            <LinkSubject>{companyName}</LinkSubject>
            <UiIcon name="external" className="size-4 shrink-0" />
          </ExternalLink>
        </p>
      )}
    </li>
  );
}
