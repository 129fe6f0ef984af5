import { intro } from './content';
import { Headline } from '@/ui/Headline';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Column } from '@/ui/Column';

/** Type alone: the title over the whole width, the sentence below it. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <Column className="pt-6 pb-12 md:pt-10 lg:pb-16">
        <Breadcrumbs page="directors" />
        <Headline
          as="h1"
          size="hero"
          {...intro.headline}
          wideClassName="max-sm:width-normal"
          className="lg:mt-10"
        />
        <p className="mt-6 max-w-measure text-lead text-scuff lg:mt-10">{intro.text}</p>
      </Column>
    </div>
  );
}
