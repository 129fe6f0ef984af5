import { sponsorsSection } from './content';
import type { Sponsor } from './content';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle } from '@/ui/button-style';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';

/** Size of a mark in CSS px; the files are drawn for it. */
const MARK = { width: 200, height: 80 };

/** One sponsor: logo, name, trade, what they fund, and a link to their site, if they have one. */
export function SponsorRow({ sponsor }: { sponsor: Sponsor }) {
  const { id, companyName, description, image, title, websiteUrl } = sponsor;
  const logo = (
    <img src={image} alt={companyName} {...MARK} loading="lazy" className="w-50 object-contain object-left" />
  );
  return (
    <li
      id={id}
      className="grid gap-x-gutter gap-y-3 border-b border-hairline py-7 @3xl:grid-cols-[13rem_1fr] @5xl:grid-cols-12 @5xl:items-center"
    >
      <span className="@3xl:@max-5xl:row-span-3 @5xl:col-span-3">
        {websiteUrl === '' ? (
          logo
        ) : (
          <ExternalLink href={websiteUrl} className="inline-block">
            {logo}
          </ExternalLink>
        )}
      </span>
      <div className="@5xl:col-span-3">
        <h3 className="title-3">{companyName}</h3>
        <p className="mt-1 text-small text-scuff">{title}</p>
      </div>
      <p className="text-balance @5xl:col-span-4">{description}</p>
      {websiteUrl === '' ? null : (
        <ExternalLink
          href={websiteUrl}
          className={buttonStyle(
            'outline',
            'justify-self-start @5xl:whitespace-nowrap @5xl:col-span-2 @5xl:justify-self-end',
          )}
        >
          {sponsorsSection.visitLabel}
          <LinkSubject>{companyName}</LinkSubject>
          <UiIcon name="external" className="size-4 shrink-0" />
        </ExternalLink>
      )}
    </li>
  );
}
