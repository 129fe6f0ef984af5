import { commitments } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Four promises beside their title, numbered so that they can be quoted. */
export function CommitmentsSection() {
  return (
    <Section labelledBy="commitments-title">
      <div className="gap-x-gutter @5xl:grid @5xl:grid-cols-12">
        <SectionHeading intro={commitments.heading} id="commitments-title" className="@5xl:col-span-5" />
        <ol
          role="list"
          className="grid gap-x-gutter border-t-2 border-night @3xl:grid-cols-2 @max-3xl:divide-y @max-3xl:divide-hairline @5xl:col-span-7"
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
      </div>
    </Section>
  );
}
