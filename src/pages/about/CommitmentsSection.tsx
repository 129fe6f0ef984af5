import { commitments } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Four promises in the four quarters of a sheet, numbered so that they can be quoted. */
export function CommitmentsSection() {
  return (
    <Section labelledBy="commitments-title">
      <div className="grid gap-x-gutter lg:grid-cols-12">
        <SectionHeading intro={commitments.heading} id="commitments-title" className="lg:col-span-4" />
        <ol role="list" className="grid border-t-2 border-night md:grid-cols-2 lg:col-span-8">
          {commitments.items.map((item, index) => (
            <li
              key={item}
              className="grid xs:grid-cols-[3.5rem_1fr] gap-x-4 border-b border-hairline py-7 md:block md:pr-10 md:even:border-l md:even:pr-0 md:even:pl-10"
            >
              <span className="font-display text-h2 text-blue width-condensed md:mb-4 md:block">
                {index + 1}
              </span>
              <p className="max-w-sm text-lead">{item}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
