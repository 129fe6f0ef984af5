import * as Accordion from '@radix-ui/react-accordion';
import { LIVE, mark } from '@/lib/page-protocol';
import type { FaqCategory } from './content';
import { Section } from '@/ui/Section';
import { QuestionItem } from './QuestionItem';
import { useOpenQuestion } from './use-open-question';

/** All categories in one accordion: at most one answer of the page is open. */
export function QuestionAccordion({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <Section>
      <Categories categories={categories} />
    </Section>
  );
}

/** Below the section's Suspense boundary, so that its state and its elements hydrate together. */
function Categories({ categories }: { categories: readonly FaqCategory[] }) {
  const { live, open, setOpen, press } = useOpenQuestion(categories);
  return (
    <Accordion.Root
      type="single"
      collapsible
      value={open}
      onValueChange={press}
      {...mark(LIVE, live)}
      className="questions space-y-16 lg:space-y-24"
    >
      {categories.map(({ id, category, questions }) => (
        <section
          key={id}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-gutter gap-y-6 lg:grid-cols-12"
        >
          <div className="lg:col-span-4">
            <h2
              id={`${id}-title`}
              className="font-display text-date leading-none wrap-anywhere width-normal lg:sticky lg:top-[calc(var(--header-h)+2rem)]"
            >
              {category}
            </h2>
          </div>
          <div className="skated lg:col-span-8">
            {questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                open={question.id === open}
                live={live}
                onFound={setOpen}
              />
            ))}
          </div>
        </section>
      ))}
    </Accordion.Root>
  );
}
