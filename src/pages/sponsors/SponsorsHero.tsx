import { becomeSponsor, intro } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Picture } from '@/ui/Picture';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/**
 * Sweaters on a line, each with a free place, and below them the title where a rink has its sponsors: on the boards
 * above the kick plate.
 */
export function SponsorsHero() {
  return (
    <div className="overflow-hidden bg-sheet">
      <Picture
        scene="clothes-line"
        alt=""
        sizes="100vw"
        priority
        className="aspect-[16/9] w-full object-cover object-[58%_50%] @3xl:aspect-[21/8] @7xl:aspect-auto @7xl:h-[clamp(18rem,46vh,32rem)]"
      />
      <div aria-hidden="true" className="h-2 bg-steel" />
      <Column className="pt-6 pb-10 @3xl:pt-8 @3xl:pb-14">
        <PageTop
          page="sponsors"
          intro={intro}
          beside
          titleClassName="@5xl:col-span-8 @5xl:row-span-2"
          textClassName="max-w-md @5xl:col-span-4"
        >
          <p className="@5xl:col-span-4">
            <ActionLink action={becomeSponsor} className="@max-2xl:w-full" />
          </p>
        </PageTop>
      </Column>
    </div>
  );
}
