import { Suspense, type MouseEvent } from 'react';
import printStyles from '@/styles/print.css?url';
import {
  copyright,
  footerHeadings,
  footerText,
  legalLinks,
  legalSuffix,
  offlineLine,
  places,
  textLabel,
} from './content';
import { SignOut } from './SignOut';
import { mailtoLink, smsLink } from '@/site/contact-links';
import { organization, socialProfiles } from '@/site/organization.content';
import { pages, publicPageIds, type ShownPage } from '@/site/pages';
import { TapeBand } from '@/ui/art/TapeBand';
import { UiIcon } from '@/ui/art/UiIcon';
import { ExternalLink } from '@/ui/ExternalLink';
import { PageLink } from '@/ui/PageLink';
import { Column } from '@/ui/Column';
import { FOOTER_LINKS_ID } from '../ids';

const linkStyle =
  'inline-flex min-h-11 items-center gap-2 @3xl:min-h-8 no-underline hover:underline underline-offset-4';

/** Rows of two and of three columns of links. */
const rows = {
  '--half': Math.ceil(publicPageIds.length / 2),
  '--third': Math.ceil(publicPageIds.length / 3),
};

/** These links lead nowhere yet; without this the page would jump to its top. */
const stay = (event: MouseEvent) => event.preventDefault();

/** The footer: every public page (technique G126), social links, contact block. */
export function SiteFooter({ page }: { page: ShownPage }) {
  return (
    <footer className="[overflow-anchor:none] site-footer @container/page on-dark bg-night text-sheet">
      <link rel="stylesheet" media="print" href={printStyles} />
      <TapeBand />
      <Suspense>
        <Column className="grid grid-cols-1 gap-x-gutter gap-y-6 py-7 @3xl:gap-y-12 @3xl:py-16 @5xl:grid-cols-12">
          <div className="@5xl:col-span-4">
            <p className="font-display text-h3 uppercase">
              <span className="font-stretch-condensed">{organization.slogan.lead}</span>{' '}
              <span className="font-stretch-expanded text-haldi">{organization.slogan.wide}</span>
            </p>
            <p className="mt-4 max-w-sm text-balance text-crease @max-3xl:hidden">{footerText}</p>
            <h2 className="mt-5 title-label text-crease @3xl:mt-8">{footerHeadings.contact}</h2>
            <ul role="list" className="mt-1 @3xl:mt-3">
              <li>
                <a className={linkStyle} href={mailtoLink({ subject: 'general' })}>
                  <UiIcon name="mail" className="size-5 shrink-0 text-crease" />
                  <span className="wrap-anywhere">{organization.email}</span>
                </a>
              </li>
              <li>
                <a className={linkStyle} href={smsLink()}>
                  <UiIcon name="message" className="size-5 shrink-0 text-crease" />
                  {textLabel} {organization.phone}
                </a>
              </li>
              <li className="text-crease">{places}</li>
            </ul>
          </div>
          <nav aria-labelledby={FOOTER_LINKS_ID} className="@5xl:col-span-5">
            <h2 id={FOOTER_LINKS_ID} className="title-label text-crease">
              {footerHeadings.links}
            </h2>
            <ul
              style={rows}
              className="mt-1 grid-flow-col justify-start gap-x-4 grid-rows-[repeat(var(--half),auto)] @2xl:@max-5xl:grid-rows-[repeat(var(--third),auto)] @2xl:gap-x-16 @2xs:grid @sm:@max-2xl:auto-cols-fr @3xl:mt-3"
            >
              {publicPageIds.map((id) => (
                <li key={id}>
                  <PageLink to={{ page: id }} className={linkStyle}>
                    {pages[id].label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="@max-3xl:flex @max-3xl:flex-wrap @max-3xl:items-center @max-3xl:justify-between @5xl:col-span-3">
            <h2 className="title-label text-crease">{footerHeadings.social}</h2>
            <ul
              role="list"
              className="flex flex-wrap gap-x-1 @2xs:@max-3xl:-mr-3 @3xl:mt-3 @3xl:@max-5xl:gap-x-16 @5xl:block"
            >
              {socialProfiles.map((profile) => (
                <li key={profile.network}>
                  <ExternalLink
                    href={profile.href}
                    className={`${linkStyle} @max-3xl:min-w-11 @max-3xl:justify-center`}
                  >
                    <UiIcon name={profile.network} className="size-5 shrink-0 text-crease" />
                    <span className="@max-3xl:sr-only">{profile.name}</span>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </div>
        </Column>
        <div className="border-t border-boards contrast-more:border-sheet">
          <Column className="grid gap-x-gutter gap-y-1 py-4 text-small text-crease @3xl:py-6 @5xl:grid-cols-12">
            <p className="text-balance @5xl:col-span-4">
              {copyright}. {offlineLine}
            </p>
            <ul role="list" className="gap-x-6 @3xl:flex @3xl:flex-wrap @5xl:col-span-8">
              {legalLinks.map((label) => (
                <li key={label} className="leading-7">
                  {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- links that go nowhere yet */}
                  <a href="#" onClick={stay} className="underline-offset-4 no-underline hover:underline">
                    {label} {legalSuffix}
                  </a>
                </li>
              ))}
            </ul>
            {/* The dashboard has its own button. The key remounts it on every page, so that it looks for a session again. */}
            {page === 'admin' ? null : <SignOut key={page} className={linkStyle} />}
          </Column>
        </div>
      </Suspense>
    </footer>
  );
}
