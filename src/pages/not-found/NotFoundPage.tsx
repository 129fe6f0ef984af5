import { useEffect } from 'react';
import { head, notFound } from './content';
import { buttonStyle } from '@/ui/button-style';
import { Headline } from '@/ui/Headline';
import { PageLink } from '@/ui/PageLink';
import { Picture } from '@/ui/Picture';
import { Column } from '@/ui/Column';
import { PageHead } from '@/layout/PageHead';

/**
 * Shown for every unknown address: a puck in a snowbank, far from the net, found by a magpie. The miss is
 * logged, for developers who look for the source of a broken link.
 */
export default function NotFoundPage() {
  useEffect(() => {
    console.warn(`404: there is no page at ${window.location.pathname}`);
  }, []);
  return (
    <>
      <PageHead page="not-found" texts={head} />
      <div className="on-dark relative overflow-hidden bg-night text-sheet">
        <div className="scene-window @3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:w-3/4">
          <Picture
            scene="lost-puck"
            alt=""
            sizes="(min-width: 48rem) 75vw, 100vw"
            priority
            portraitOnPhones
            className="aspect-square h-full w-full object-cover object-[88%_80%] @3xl:aspect-auto"
          />
        </div>
        <Column className="relative flex flex-col pt-8 pb-14 @3xl:min-h-[36rem] @3xl:justify-center @5xl:min-h-[44rem]">
          <div className="@3xl:max-w-[58%]">
            <Headline
              as="h1"
              size="h1"
              {...notFound.headline}
              className="@3xl:text-[clamp(3.25rem,1rem+5.2vw,6.25rem)]"
              wideClassName="text-haldi"
            />
            <p className="mt-6 max-w-lead text-lead">{notFound.text}</p>
            <p className="mt-8">
              <PageLink to={{ page: 'home' }} className={buttonStyle('haldi', '@max-2xl:w-full')}>
                {notFound.home}
              </PageLink>
            </p>
          </div>
        </Column>
      </div>
    </>
  );
}
