import { memo } from 'react';
import * as Accordion from '@radix-ui/react-accordion';
import type { Question } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { UiIcon } from '@/ui/art/UiIcon';
import { ShareButton } from '@/ui/ShareButton';
import { AnswerPanel } from './AnswerPanel';

interface QuestionItemProps {
  question: Question;
  open: boolean;
  /** False in the served HTML, where CSS alone opens and closes answers. */
  live: boolean;
  /** Called with the question's id when the browser's own search found its closed answer. */
  onFound: (id: string) => void;
}

/** Without scripts every answer is open, so the served button must not call its own closed. */
const withoutState = { 'aria-expanded': undefined };

/**
 * One question and its answer (WAI-ARIA APG, accordion), shared by the address of its id. Memoized: a press changes two
 * of some twenty.
 */
export const QuestionItem = memo(function QuestionItem({ question, open, live, onFound }: QuestionItemProps) {
  const { id, answer, action } = question;
  const triggerId = `${id}-question`;
  const panelId = `${id}-answer`;
  return (
    <Accordion.Item value={id} id={id} tabIndex={-1} className="question border-b border-hairline">
      <Accordion.Header>
        <Accordion.Trigger
          id={triggerId}
          aria-controls={panelId}
          {...(live ? {} : withoutState)}
          className="group flex min-h-16 w-full max-xs:block cursor-pointer items-center justify-between gap-6 rounded py-4 text-left font-display text-h4 width-normal hover:text-blue"
        >
          {question.question}
          <UiIcon
            name="chevron-down"
            className="question-sign size-6 shrink-0 max-xs:ml-2 max-xs:inline-block transition-transform duration-glide ease-glide group-data-[state=open]:rotate-180"
          />
        </Accordion.Trigger>
      </Accordion.Header>
      <AnswerPanel id={panelId} labelledBy={triggerId} open={open} live={live} onFound={() => onFound(id)}>
        <p className="max-w-measure">{answer}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          {action === undefined ? null : (
            <ActionLink action={action} variant="outline" className="max-sm:w-full" />
          )}
          <ShareButton target={{ page: 'faqs', anchor: id }} title={question.question} />
        </div>
      </AnswerPanel>
    </Accordion.Item>
  );
});
