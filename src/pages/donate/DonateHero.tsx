import { anyAmountLink, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { TapeBand } from '@/ui/art/TapeBand';
import { Column } from '@/ui/Column';
import { PageTop } from '@/ui/PageTop';
import { Picture } from '@/ui/Picture';

/**
 * Two hands tape a blade. Wide screens: words on the dark that the picture begins with. Phones: the picture in a strip
 * of its own, the words below it.
 */
export function DonateHero() {
  return (
    <div className="on-dark relative overflow-hidden bg-night text-sheet">
      <div className="@3xl:absolute @3xl:inset-y-0 @3xl:right-0 @3xl:w-[70%] forced-colors:hidden">
        <Picture
          scene="tape"
          alt=""
          sizes="(min-width: 48rem) max(70vw, 62rem), 100vw"
          priority
          className="aspect-[16/10] h-full w-full object-cover @3xl:aspect-auto"
        />
      </div>
      <Column className="relative flex flex-col justify-end pt-6 pb-12 @3xl:min-h-[30rem] @3xl:pt-10 @3xl:pb-16 @5xl:min-h-[34rem]">
        <div className="@3xl:max-w-[58%]">
          <PageTop page="donate" intro={intro} textClassName="mt-6 max-w-lead @3xl:@max-5xl:max-w-xs">
            <div className="mt-8">
              <ActionLink action={anyAmountLink} variant="haldi" className="@max-2xl:w-full" />
            </div>
          </PageTop>
        </div>
      </Column>
      <TapeBand className="relative" />
    </div>
  );
}
