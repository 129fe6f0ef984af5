import { costPanel } from './costs';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { ContactAction } from '@/ui/ContactAction';
import { Fold } from '@/ui/Fold';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

const { id, heading, factorsTitle, factors, action } = costPanel;

/** The factors of the cost side by side, and the page's last ask: help with fees. */
export function CostPanel() {
  return (
    <Section id={id} labelledBy="costs-title" className="@max-3xl:not-print:py-6">
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12 @5xl:items-end">
        <SectionHeading intro={heading} id="costs-title" className="mb-0! @5xl:col-span-7" />
        <ContactAction action={action} className="@5xl:col-span-4 @5xl:col-start-9" />
      </div>
      <div className="mt-6 border-t-2 border-night @3xl:mt-10 @3xl:pt-6">
        <Fold title={factorsTitle} as="h3" titleClassName="@3xl:mb-6">
          <ul
            role="list"
            className="grid gap-x-gutter gap-y-5 @max-3xl:pb-5 @2xl:grid-cols-2 @5xl:grid-cols-4"
          >
            {factors.map((factor) => (
              <li key={factor.title}>
                <BoardIcon name={factor.icon} className="size-8 text-blue @3xl:size-10" />
                <h4 className="mt-2 font-display text-h4 width-normal">{factor.title}</h4>
                <p className="mt-1">{factor.description}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}
