import { intro } from '@/content/directors';
import { Headline } from '@/ui/Headline';
import { Breadcrumbs } from '../Breadcrumbs';

/** Type alone: the title over the whole width, the sentence below it at the right edge. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <div className="mx-auto w-full max-w-page px-5 pt-6 pb-12 md:px-10 md:pt-10 lg:pb-16">
        <Breadcrumbs page="directors" />
        <Headline
          as="h1"
          size="hero"
          {...intro.headline}
          wideClassName="max-sm:width-normal"
          className="lg:mt-10"
        />
        <p className="mt-6 max-w-md text-lead text-scuff lg:mt-10 lg:ml-auto">{intro.text}</p>
      </div>
    </div>
  );
}
