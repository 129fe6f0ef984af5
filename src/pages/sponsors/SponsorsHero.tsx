import { intro } from './content';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/**
 * The goal under the aurora, and below it the title where a rink has its sponsors: on the boards above the kick plate.
 */
export function SponsorsHero() {
  return (
    <div className="overflow-hidden bg-sheet">
      <Picture
        scene="aurora"
        alt=""
        sizes="100vw"
        priority
        className="aspect-[6/5] w-full sm:aspect-[16/10] object-cover object-[64%_50%] md:aspect-[21/8] xl:aspect-auto xl:h-[clamp(18rem,46vh,32rem)]"
      />
      <div aria-hidden="true" className="h-2 bg-edge" />
      <Column className="pt-6 pb-10 md:pt-8 md:pb-14">
        <PageTop
          page="sponsors"
          intro={intro}
          beside
          titleClassName="lg:col-span-8"
          textClassName="max-w-md lg:col-span-4 lg:pb-2"
        />
      </Column>
    </div>
  );
}
