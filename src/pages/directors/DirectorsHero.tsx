import { intro } from './content';
import { PageTop } from '@/ui/PageTop';
import { Column } from '@/ui/Column';

/** Type alone: the title over the whole width, the sentence below it. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-12 md:pt-10 lg:pb-16">
        <PageTop
          page="directors"
          intro={intro}
          size="hero"
          titleClassName="lg:mt-10"
          wideClassName="max-sm:width-normal"
          textClassName="mt-6 max-w-measure lg:mt-10"
        />
      </Column>
    </div>
  );
}
