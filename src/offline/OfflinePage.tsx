import { offlineCopy } from '@/content/errors';
import { organization } from '@/site/organization';
import { pages, pathTo } from '@/site/pages';
import { Logo } from '@/ui/art/Logo';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { mainPages } from './main-pages';

/**
 * What the service worker shows for an address that was never kept. Served without scripts, so the links are plain;
 * the empty address loads the page that was asked for.
 */
export function OfflinePage() {
  return (
    <div className="on-dark flex min-h-screen flex-col bg-night text-sheet">
      <TapeBand />
      <main className="mx-auto w-full max-w-page px-5 py-section md:px-10">
        <Logo className="h-16 w-auto" label={organization.name} />
        <h1 className="mt-10 font-display text-h1 uppercase width-condensed">{offlineCopy.title}</h1>
        <p className="mt-6 max-w-md text-lead text-crease">{offlineCopy.text}</p>
        <ul role="list" className="mt-4 space-y-1">
          {mainPages.map((id) => (
            <li key={id}>
              <a
                href={pathTo({ page: id })}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {pages[id].label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-8">
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the page that was asked for */}
          <a href="" className={buttonStyle('haldi')}>
            {offlineCopy.retry}
          </a>
        </p>
      </main>
    </div>
  );
}
