import { anyAmountLink, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { TapeBand } from '@/ui/art/TapeBand';
import { Column } from '@/ui/Column';
import { PageTop } from '@/ui/PageTop';
import { Picture } from '@/ui/Picture';

/**
 * The rolls of tape. Wide screens: words on a Night ground that opens to the right into the picture. Phones: the
 * picture in a strip of its own, the words below it.
 */
export function DonateHero() {
  return (
    <div className="on-dark relative overflow-hidden bg-night text-sheet">
      <div className="scene-window md:absolute md:inset-y-0 md:right-0 md:w-[70%]">
        <Picture
          scene="tape"
          alt=""
          sizes="(min-width: 48rem) max(70vw, 62rem), 100vw"
          priority
          className="aspect-[16/10] h-full w-full object-cover md:aspect-auto"
        />
      </div>
      <Column className="relative flex flex-col justify-end pt-6 pb-12 md:min-h-[30rem] md:pt-10 md:pb-16 lg:min-h-[34rem]">
        <div className="md:max-w-[58%]">
          <PageTop page="donate" intro={intro} onDark textClassName="mt-6 max-w-lead md:max-lg:max-w-xs">
            <div className="mt-8">
              <ActionLink action={anyAmountLink} variant="outline-dark" className="max-sm:w-full" />
            </div>
          </PageTop>
        </div>
      </Column>
      <TapeBand className="relative" />
    </div>
  );
}
