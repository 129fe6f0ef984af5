import { intro } from './content';
import { Headline } from '@/ui/Headline';
import { Breadcrumbs } from '@/ui/Breadcrumbs';

/** Type alone: the title over the whole width, the sentence below it on the column of the names. */
export function DirectorsHero() {
  return (
    <div className="bg-sheet">
      <div className="mx-auto w-full max-w-page px-side pt-6 pb-12 md:px-10 md:pt-10 lg:pb-16">
        <Breadcrumbs page="directors" />
        <Headline
          as="h1"
          size="hero"
          {...intro.headline}
          wideClassName="max-sm:width-normal"
          className="lg:mt-10"
        />
        <div className="mt-6 grid gap-x-gutter lg:mt-10 lg:grid-cols-12">
          <p className="text-lead text-scuff lg:col-span-5 lg:col-start-5">{intro.text}</p>
        </div>
      </div>
    </div>
  );
}
