import { commitments } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Four promises in a row, numbered so that they can be quoted. */
export function CommitmentsSection() {
  return (
    <Section labelledBy="commitments-title">
      <SectionHeading intro={commitments.heading} id="commitments-title" />
      <ol
        role="list"
        className="grid gap-x-gutter border-t-2 border-night @3xl:grid-cols-2 @5xl:grid-cols-4 @max-3xl:divide-y @max-3xl:divide-hairline"
      >
        {commitments.items.map((item, index) => (
          <li key={item} className="grid @2xs:grid-cols-[3.5rem_1fr] gap-x-4 py-7 @3xl:block">
            <span className="font-display text-h2 text-blue font-stretch-condensed @3xl:mb-4 @3xl:block @5xl:text-h1">
              {index + 1}
            </span>
            <p className="max-w-sm text-lead">{item}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
