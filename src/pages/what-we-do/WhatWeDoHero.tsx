import { heroLinks, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';

/** White ice on the left, the drill on the right, the blue line between them: the way in. */
export function WhatWeDoHero() {
  return (
    <div className="overflow-hidden bg-sheet">
      <div className="mx-auto grid w-full max-w-page @5xl:min-h-[36rem] @5xl:grid-cols-12 @5xl:gap-x-gutter @5xl:px-10">
        <div className="px-side pt-6 pb-12 @max-5xl:order-last @3xl:px-10 @5xl:col-span-6 @5xl:flex @5xl:flex-col @5xl:px-0 @5xl:pt-10 @5xl:pb-20">
          <PageTop page="what-we-do" intro={intro} className="my-auto" wideClassName="@5xl/page:w-full">
            <p className="mt-6 flex flex-wrap gap-3">
              {heroLinks.map((action) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  variant="outline"
                  className="@max-2xl:w-full"
                />
              ))}
            </p>
          </PageTop>
        </div>
        <div className="relative @5xl:col-span-6">
          <div className="border-blue @max-5xl:border-b-12 @5xl:absolute @5xl:inset-y-0 @5xl:left-0 @5xl:w-[50vw] @5xl:border-l-12">
            <Picture
              scene="pylons"
              alt=""
              sizes="(min-width: 64rem) max(65vw, 64rem), 100vw"
              priority
              className="aspect-[16/10] h-full w-full object-cover object-[82%_100%] @3xl:aspect-[2/1] @5xl:aspect-auto"
            />
          </div>
        </div>
      </div>
    </div>
  );
}
