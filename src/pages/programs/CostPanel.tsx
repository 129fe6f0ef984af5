import { costPanel } from './costs.content';
import { ActionLink } from '@/ui/ActionLink';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

const { id, heading, price, action } = costPanel;

/** What changes the cost, and the page's last asks: a price, and help with it. */
export function CostPanel() {
  return (
    <Section zone="crease" id={id} labelledBy="costs-title" className="@max-3xl:not-print:py-6">
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12 @5xl:items-end">
        <SectionHeading intro={heading} id="costs-title" className="mb-0! @5xl:col-span-7" />
        <div className="@5xl:col-span-4 @5xl:col-start-9">
          <ContactAction action={price} variant="outline" />
          <ActionLink action={action} variant="text" className="mt-2" />
        </div>
      </div>
    </Section>
  );
}
