import { offerings, offeringsSection } from './content';
import type { MentorshipOffering } from './content.schema';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Five offerings passed from side to side across the blue line. */
export function OfferingsSection() {
  return (
    <Section labelledBy="offerings-title">
      <SectionHeading intro={offeringsSection} id="offerings-title" />
      <div className="relative">
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 w-3 bg-blue lg:-bottom-section lg:left-1/2 lg:-translate-x-1/2"
        />
        <ol role="list" className="grid gap-x-40 gap-y-12 max-lg:pl-9 lg:grid-cols-2 lg:gap-y-4">
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
    <li id={offering.id} tabIndex={-1} className="lg:even:mt-28">
      <h3 className="font-display text-date uppercase width-condensed">{offering.title}</h3>
      <p className="mt-3 max-w-measure">{offering.description}</p>
    </li>
  );
}
