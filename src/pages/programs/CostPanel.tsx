import { costPanel } from './costs';
import { BoardIcon } from '@/ui/art/BoardIcon';
import { ContactAction } from '@/ui/ContactAction';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The factors of the cost, and the page's main ask: help with fees. */
export function CostPanel() {
  const { id, heading, factors, action } = costPanel;
  return (
    <Section zone="night" id={id} labelledBy="costs-title" className="max-md:not-print:py-9">
      <div className="grid grid-cols-1 gap-x-gutter gap-y-6 md:gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        <SectionHeading intro={heading} id="costs-title" onDark className="mb-0! lg:col-span-6" />
        <ul
          role="list"
          className="divide-boards border-y border-boards sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-gutter max-sm:divide-y lg:col-span-5 lg:col-start-8 lg:divide-y lg:row-span-2 lg:row-start-1"
        >
          {factors.map((factor) => (
            <li
              key={factor.title}
              className="grid gap-x-5 gap-y-3 py-3 sm:py-4 xs:max-sm:grid-cols-[2.5rem_minmax(0,1fr)] sm:max-lg:content-start lg:grid-cols-[2.5rem_minmax(0,1fr)] lg:py-6"
            >
              <BoardIcon name={factor.icon} className="size-10 text-haldi" />
              <div>
                <h3 className="font-display text-h4 width-normal">{factor.title}</h3>
                <p className="mt-1 text-crease max-sm:text-small">{factor.description}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="lg:col-span-5">
          <ContactAction action={action} variant="haldi" onDark />
        </div>
      </div>
    </Section>
  );
}
