import { heroLinks, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';

/** White ice on the left, the drill on the right, the blue line between them: the way in. */
export function WhatWeDoHero() {
  return (
    <div className="overflow-hidden bg-sheet">
      <div className="mx-auto grid w-full max-w-page lg:min-h-[36rem] lg:grid-cols-12 lg:gap-x-gutter lg:px-10">
        <div className="px-side pt-6 pb-12 max-lg:order-last md:px-10 lg:col-span-6 lg:flex lg:flex-col lg:px-0 lg:pt-10 lg:pb-20">
          <PageTop page="what-we-do" intro={intro} className="my-auto" wideClassName="lg:w-full">
            <p className="mt-6 flex flex-wrap gap-3">
              {heroLinks.map((action) => (
                <ActionLink key={action.label} action={action} variant="outline" className="max-sm:w-full" />
              ))}
            </p>
          </PageTop>
        </div>
        <div className="relative lg:col-span-6">
          <div className="border-blue max-lg:border-b-12 lg:absolute lg:inset-y-0 lg:left-0 lg:w-[50vw] lg:border-l-12">
            <Picture
              scene="pylons"
              alt=""
              sizes="(min-width: 64rem) max(65vw, 64rem), 100vw"
              priority
              className="aspect-[16/10] h-full w-full object-cover object-[82%_100%] md:aspect-[2/1] lg:aspect-auto"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
