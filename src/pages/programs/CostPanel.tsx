import { costPanel } from './costs';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

const { id, heading, action } = costPanel;

/** What changes the cost, and the page's last ask: help with fees. */
export function CostPanel() {
  return (
    <Section id={id} labelledBy="costs-title" className="@max-3xl:not-print:py-6">
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12 @5xl:items-end">
        <SectionHeading intro={heading} id="costs-title" className="mb-0! @5xl:col-span-7" />
        <ContactAction action={action} variant="outline" className="@5xl:col-span-4 @5xl:col-start-9" />
      </div>
    </Section>
  );
}
