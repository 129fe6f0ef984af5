import { costPanel } from './costs';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

const { id, heading, action } = costPanel;

/** What changes the cost, and the page's last ask: help with fees. */
export function CostPanel() {
  return (
    <Section id={id} labelledBy="costs-title" className="max-md:not-print:py-6">
      <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-12 lg:items-end">
        <SectionHeading intro={heading} id="costs-title" className="mb-0! lg:col-span-7" />
        <ContactAction action={action} className="lg:col-span-4 lg:col-start-9" />
      </div>
    </Section>
  );
}
