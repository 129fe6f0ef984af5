import { sponsorsSection } from './content';
import type { Sponsor } from './content.schema';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle } from '@/ui/button-style';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';
import { placeStyle } from './place-style';

/** Size of a mark in CSS px; the files are drawn for it. */
const MARK = { width: 200, height: 80 };

const plate = 'flex h-32 items-center border-b border-hairline px-card py-5 md:h-36 md:px-8';

/** One sponsor at their place beside the star: logo, trade, name, what they fund, and the way to their site, if they have one. */
export function SponsorCard({ sponsor, place }: { sponsor: Sponsor; place: number }) {
  const { id, companyName, description, image, title, websiteUrl } = sponsor;
  const logo = (
    <img
      src={image}
      alt={companyName}
      {...MARK}
      loading="lazy"
      className="h-full w-50 object-contain object-left"
    />
  );
  return (
    <li id={id} tabIndex={-1} className={`bg-sheet ${placeStyle(place)}`}>
      {websiteUrl === '' ? (
        <span className={plate}>{logo}</span>
      ) : (
        <ExternalLink href={websiteUrl} className={`${plate} hover:border-blue`}>
          {logo}
        </ExternalLink>
      )}
      <div className="flex grow flex-col items-start p-card md:px-8 md:pb-8">
        <p className="text-small text-scuff">{title}</p>
        <h3 className="mt-1 font-display text-h3 width-normal">{companyName}</h3>
        <p className="mt-3 mb-6">{description}</p>
        {websiteUrl === '' ? null : (
          <ExternalLink href={websiteUrl} className={buttonStyle('outline', 'mt-auto max-sm:w-full')}>
            {sponsorsSection.visitLabel}
            <LinkSubject>{companyName}</LinkSubject>
            <UiIcon name="external" className="size-4 shrink-0" />
          </ExternalLink>
        )}
      </div>
    </li>
  );
}
