import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '@/content/not-found';
import { TapeBand } from '@/ui/art/TapeBand';
import { buttonStyle } from '@/ui/button-style';
import { PageLink } from '@/ui/PageLink';

/** Every address that no page has (spec §2). The miss is logged, for whoever follows a broken link here. */
export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <div className="on-dark bg-night text-sheet">
      <div className="mx-auto w-full max-w-page px-5 py-section md:px-10">
        <h1 tabIndex={-1} className="max-w-4xl font-display text-h1 uppercase width-condensed">
          {notFound.title}
        </h1>
        <p className="mt-6 max-w-md text-lead text-crease">{notFound.text}</p>
        <p className="mt-8">
          <PageLink to={{ page: 'home' }} className={buttonStyle('haldi')}>
            {notFound.home}
          </PageLink>
        </p>
      </div>
      <TapeBand />
    </div>
  );
}
