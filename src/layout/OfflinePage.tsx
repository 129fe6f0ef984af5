import { offlineWords } from './content';
import { organization } from '@/site/organization.content';
import { offlinePageIds } from '@/site/pages';
import { Logo } from '@/ui/art/Logo';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { Column } from '@/ui/Column';
import { ReadablePages } from './ReadablePages';

/**
 * Shown by the service worker for an address it never kept. Served without the site's scripts, so the links are plain;
 * the empty address loads the requested page, as public/offline.js does when the network returns.
 */
export function OfflinePage() {
  return (
    <div className="@container/page on-dark flex min-h-screen flex-col bg-night text-sheet">
      <TapeBand />
      <Column as="main" className="py-section">
        <Logo className="h-16 w-auto" label={organization.name} />
        <h1 className="mt-10 font-display text-h1 uppercase font-stretch-condensed">{offlineWords.title}</h1>
        <p className="mt-6 max-w-lead text-lead text-crease">{offlineWords.text}</p>
        <ReadablePages ids={offlinePageIds} />
        <p className="mt-8">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page that was asked for */}
          <a href="" className={buttonStyle('haldi')}>
            {offlineWords.retry}
          </a>
        </p>
      </Column>
    </div>
  );
}
