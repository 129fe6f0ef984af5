import './faqs.css';
import { head, closing, faqs } from './content';
import { AskBand } from '@/ui/AskBand';
import { FaqsHero } from './FaqsHero';
import { QuestionAccordion } from './QuestionAccordion';
import { BelowFold } from '@/move/BelowFold';
import { PageHead } from '@/layout/PageHead';

/** Four categories of questions in one accordion. */
export default function FaqsPage() {
  return (
    <>
      <PageHead page="faqs" texts={head} />
      <FaqsHero categories={faqs} />
      <BelowFold>
        <QuestionAccordion categories={faqs} />
        <AskBand ask={closing} look="crease" />
      </BelowFold>
    </>
  );
}
