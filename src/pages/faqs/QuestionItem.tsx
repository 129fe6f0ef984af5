import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as Accordion from '@radix-ui/react-accordion';
import { flushSync } from 'react-dom';
import type { Question } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { UiIcon } from '@/ui/art/UiIcon';
import { ShareButton } from '@/ui/ShareButton';

interface QuestionItemProps {
  question: Question;
  open: boolean;
  /** Called with the question's id when the browser's own search found its closed answer. */
  onFound: (id: string) => void;
}

/**
 * One question and its answer (WAI-ARIA APG, accordion), shared by the address of its id. A closed answer stays in the
 * page for crawlers and the browser's own search; faqs.css hides it. Memoized: a press changes two of some
 * twenty.
 */
export const QuestionItem = memo(function QuestionItem({ question, open, onFound }: QuestionItemProps) {
  const { id, answer, action } = question;
  const panel = useRef<HTMLDivElement>(null);
  const openFound = useEffectEvent(() => onFound(id));

  useLayoutEffect(() => {
    // React treats `hidden` as a boolean and would write hidden="", which no search looks into.
    if (open) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useEffect(() => {
    const element = panel.current;
    // The browser scrolls to the match right after this event: another answer must have closed by then.
    const found = () => flushSync(openFound);
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  }, []);

  return (
    <Accordion.Item value={id} id={id} className="question border-b border-hairline">
      <Accordion.Header>
        <Accordion.Trigger className="group flex min-h-16 w-full @max-2xs:block cursor-pointer items-center justify-between gap-6 rounded py-4 text-left title-4 hover:text-blue">
          {question.question}
          <UiIcon
            name="chevron-down"
            className="question-sign size-6 shrink-0 @max-2xs:ml-2 @max-2xs:inline-block transition-transform duration-glide ease-glide group-data-[state=open]:rotate-180"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Content ref={panel} forceMount className="answer">
        <div className="answer-text pb-8 @3xl:pr-12">
          <p className="max-w-measure">{answer}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            {action === undefined ? null : (
              <ActionLink action={action} variant="outline" className="@max-2xl:w-full" />
            )}
            <ShareButton target={{ page: 'faqs', anchor: id }} title={question.question} />
          </div>
        </div>
      </Accordion.Content>
    </Accordion.Item>
  );
});
