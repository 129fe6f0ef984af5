import { commitments } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Four promises in the four quarters of a sheet, numbered so that they can be quoted. */
export function CommitmentsSection() {
  return (
    <Section labelledBy="commitments-title">
      <div className="grid gap-x-gutter @5xl:grid-cols-12">
        <SectionHeading
          intro={commitments.heading}
          id="commitments-title"
          className="@5xl:col-span-4 @5xl:pr-10"
        />
        <ol role="list" className="grid border-t-2 border-night @3xl:grid-cols-2 @5xl:col-span-8">
          {commitments.items.map((item, index) => (
            <li
              key={item}
              className="grid @2xs:grid-cols-[3.5rem_1fr] gap-x-4 border-b border-hairline py-7 @3xl:block @3xl:pr-10 @3xl:even:border-l @3xl:even:pr-0 @3xl:even:pl-10"
            >
              <span className="font-display text-h2 text-blue font-stretch-condensed @3xl:mb-4 @3xl:block">
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
