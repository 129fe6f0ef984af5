import { useState } from 'react';
import * as Accordion from '@radix-ui/react-accordion';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { FaqCategory } from './content';
import { Section } from '@/ui/Section';
import { useHydrated } from '@/ui/use-hydrated';
import { QuestionItem } from './QuestionItem';

/** All categories in one accordion: at most one answer of the page is open. */
export function QuestionAccordion({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <Section>
      <Categories categories={categories} />
    </Section>
  );
}

/**
 * Changes the page while an element keeps its place in the window: an answer that closes above a question would pull it
 * up, often out of the window, in browsers without scroll anchoring.
 */
function holdInPlace(elementId: string, change: () => void): void {
  const top = () => document.getElementById(elementId)?.getBoundingClientRect().top ?? 0;
  const before = top();
  flushSync(change);
  window.scrollBy({ top: top() - before, behavior: 'instant' });
}

/** The question that was open when this entry of the history was left; '' where the visitor had closed it. */
const rememberedQuestion = () => (window.history.state as { question?: string } | null)?.question;

/** Below the section's Suspense boundary, so that its state and its elements hydrate together. */
function Categories({ categories }: { categories: readonly FaqCategory[] }) {
  const { hash, key } = useLocation();
  const hydrated = useHydrated();
  const [open, setOpen] = useState('');
  const [visited, setVisited] = useState('');

  // Set while rendering, so that the answer is open before the window scrolls to it. The served page knows no anchor.
  const visit = hydrated ? key + hash : '';
  if (visit !== visited) {
    setVisited(visit);
    const linked = categories.flatMap(({ questions }) => questions).find(({ id }) => hash === `#${id}`);
    setOpen(rememberedQuestion() ?? linked?.id ?? open);
  }

  function press(id: string): void {
    holdInPlace(id || open, () => setOpen(id));
    window.history.replaceState({ ...window.history.state, question: id }, '');
  }

  return (
    <Accordion.Root
      type="single"
      collapsible
      value={open}
      onValueChange={press}
      className="questions space-y-16 @5xl:space-y-24"
    >
      {categories.map(({ id, category, questions }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12"
        >
          <div className="@5xl:col-span-4">
            <h2
              id={`${id}-title`}
              className="font-display text-date leading-none wrap-anywhere font-stretch-normal @5xl:sticky @5xl:top-[calc(var(--header-h)+2rem)]"
            >
              {category}
            </h2>
          </div>
          <div className="skated @5xl:col-span-8">
            {questions.map((question) => (
              <QuestionItem
                key={question.id}
                question={question}
                open={question.id === open}
                onFound={setOpen}
              />
            ))}
          </div>
        </section>
      ))}
    </Accordion.Root>
  );
}
