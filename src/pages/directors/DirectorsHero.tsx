import { intro } from './content';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';
import { Picture } from '@/ui/Picture';

/** The title and the sentence, and below them, from edge to edge, the table where the directors meet. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-8 @3xl:pt-10 @5xl:pb-12">
        <PageTop
          page="directors"
          intro={intro}
          beside
          titleClassName="@5xl:col-span-8"
          wideClassName="@max-2xl/page:font-stretch-normal"
          textClassName="max-w-md @5xl:col-span-4 @5xl:pb-2"
        />
      </Column>
      <Picture
        scene="board-table"
        alt={intro.pictureAlt}
        sizes="100vw"
        priority
        className="aspect-[16/10] w-full object-cover object-[60%_85%] @3xl:aspect-[5/2]"
      />
    </div>
  );
}
