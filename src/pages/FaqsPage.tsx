import { closing, faqs } from '@/content/faqs';
import { AskBand } from '@/sections/AskBand';
import { FaqsHero } from '@/sections/faqs/FaqsHero';
import { QuestionAccordion } from '@/sections/faqs/QuestionAccordion';
import { BelowFold } from '@/ui/BelowFold';

/** Four categories of questions in one accordion (spec §2, §4). */
export default function FaqsPage() {
  return (
    <>
      <FaqsHero categories={faqs} />
      <BelowFold>
        <QuestionAccordion categories={faqs} />
        <AskBand ask={closing} look="title" />
      </BelowFold>
    </>
  );
}
