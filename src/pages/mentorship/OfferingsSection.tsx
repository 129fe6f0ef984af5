import { offerings, offeringsSection } from './content';
import type { MentorshipOffering } from './content.schema';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The headline and five offerings, down one side of the blue line and then down the other. */
export function OfferingsSection() {
  return (
    <Section labelledBy="offerings-title">
      <div className="relative gap-x-40 gap-y-16 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(3,auto)]">
        <span
          aria-hidden="true"
          className="absolute -inset-y-section left-1/2 hidden w-3 -translate-x-1/2 bg-blue lg:block"
        />
        <SectionHeading intro={offeringsSection} id="offerings-title" className="lg:mb-0!" />
        <ol role="list" className="grid gap-y-12 border-blue max-lg:border-l-12 max-lg:pl-6 lg:contents">
          {offerings.map((offering) => (
            <Offering key={offering.id} offering={offering} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Offering({ offering }: { offering: MentorshipOffering }) {
  return (
    <li id={offering.id} tabIndex={-1}>
      <h3 className="font-display text-date uppercase width-condensed">{offering.title}</h3>
      <p className="mt-3 max-w-measure">{offering.description}</p>
    </li>
  );
}
