import { categoriesTitle, firstQuestions, intro } from './content';
import type { FaqCategory } from './content';
import { UiIcon } from '@/ui/art/UiIcon';
import { PageLink } from '@/ui/PageLink';
import { PageTop } from '@/ui/PageTop';
import { Picture } from '@/ui/Picture';
import { Column } from '@/ui/Column';

/** The title beside a raised hand, below them three questions that lead to their answers, and the categories. */
export function FaqsHero({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <div className="overflow-hidden bg-sheet">
      <Column>
        <div className="grid gap-x-gutter @3xl:grid-cols-12 @5xl:min-h-[28rem]">
          <div className="@max-3xl:order-last pt-6 pb-8 @3xl:col-span-7 @3xl:pt-10 @5xl:pb-14">
            <PageTop page="faqs" intro={intro} textClassName="mt-6 max-w-measure" />
          </div>
          <div className="relative @max-3xl:-mx-side @3xl:col-span-5 print:hidden">
            <div className="size-full @3xl:absolute @3xl:inset-y-0 @3xl:left-0 @3xl:w-[50vw]">
              <Picture
                scene="question"
                alt={intro.pictureAlt}
                sizes="(min-width: 48rem) max(60vw, 50rem), 100vw"
                priority
                className="aspect-[2/1] size-full object-cover object-[40%_80%] @3xl:aspect-auto @3xl:object-[38%_50%] @5xl:object-[24%_50%]"
              />
            </div>
          </div>
        </div>
        <ul role="list" className="border-t-2 border-night @3xl:mt-8 @5xl:mt-10">
          {firstQuestions.map(({ id, question }) => (
            <li key={id} className="border-b border-night last:border-b-0">
              <PageLink
                to={{ page: 'faqs', anchor: id }}
                className="flex @max-2xs:block items-center justify-between gap-6 py-4 title-3 text-blue no-underline hover:text-night @5xl:py-5 @5xl:text-date @5xl:font-stretch-condensed"
              >
                {question}
                <UiIcon
                  name="arrow-right"
                  className="size-6 shrink-0 @max-2xs:ml-2 @max-2xs:inline-block rotate-90 @5xl:size-9"
                />
              </PageLink>
            </li>
          ))}
        </ul>
        <nav aria-label={categoriesTitle}>
          <ul className="grid gap-x-gutter border-t-2 border-night @2xl:grid-cols-2 @5xl:grid-cols-4">
            {categories.map(({ id, category }) => (
              <li key={id} className="@max-5xl:border-b @max-5xl:border-hairline">
                <PageLink
                  to={{ page: 'faqs', anchor: id }}
                  className="flex min-h-14 items-center justify-between gap-4 py-2 title-4 no-underline hover:text-blue @5xl:min-h-20"
                >
                  {category}
                  <UiIcon name="arrow-right" className="size-5 shrink-0 rotate-90" />
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </Column>
    </div>
  );
}
