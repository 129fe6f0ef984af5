import { intro } from './content';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';
import { Picture } from '@/ui/Picture';

/** The title and the sentence, and below them, from edge to edge, the table where the directors meet. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-8 md:pt-10 lg:pb-12">
        <PageTop
          page="directors"
          intro={intro}
          beside
          titleClassName="lg:col-span-8"
          wideClassName="max-sm:width-normal"
          textClassName="max-w-md lg:col-span-4 lg:pb-2"
        />
      </Column>
      <Picture
        scene="board-table"
        alt={intro.pictureAlt}
        sizes="100vw"
        priority
        className="aspect-[16/10] w-full object-cover object-[60%_78%] md:aspect-[21/9] xl:aspect-auto xl:h-[clamp(22rem,52vh,40rem)]"
      />
    </div>
  );
}
