import { closing, sponsors, sponsorsSection } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { StarMark } from '@/ui/art/StarMark';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { placeStyle } from './place-style';
import { SponsorCard } from './SponsorCard';

/**
 * The sponsors around the star at centre ice, a stick and its tape for each, and the free place beside
 * them: the page's main ask. In narrow windows centre ice is above the first of them.
 */
export function SponsorList() {
  return (
    <Section labelledBy="sponsors-title" className="overflow-hidden">
      <SectionHeading intro={sponsorsSection.heading} id="sponsors-title" className="mb-0!" />
      <div className="relative lg:mt-14">
        <CentreIce />
        <div className="relative grid gap-gutter md:grid-cols-2 lg:grid-cols-[1fr_13rem_1fr] xl:grid-cols-[1fr_18rem_1fr] print:grid-cols-2">
          <ul role="list" className="contents">
            {sponsors.map((sponsor, place) => (
              <SponsorCard key={sponsor.id} sponsor={sponsor} place={place} />
            ))}
          </ul>
          <div className={`on-dark bg-night p-card text-sheet md:p-8 ${placeStyle(sponsors.length)}`}>
            <Headline as="h2" {...closing.headline} wideClassName="text-haldi" />
            <p className="mt-4 mb-8 text-lead text-crease">{closing.text}</p>
            {closing.actions.map((action) => (
              <ActionLink
                key={action.label}
                action={action}
                variant="haldi"
                className="mt-auto max-sm:w-full sm:self-start"
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}

/** The red line, the circle and the star in it; its sticks point to the places at both sides. */
function CentreIce() {
  return (
    <div
      aria-hidden="true"
      className="max-lg:relative max-lg:my-6 max-lg:h-32 md:max-lg:h-48 lg:absolute lg:inset-0 print:hidden"
    >
      <span className="absolute bg-red max-lg:-inset-x-10 max-lg:top-1/2 max-lg:h-2 max-lg:-translate-y-1/2 lg:top-0 lg:-bottom-section lg:left-1/2 lg:w-3 lg:-translate-x-1/2" />
      <span className="absolute top-1/2 left-1/2 size-32 -translate-1/2 rounded-full border-4 border-blue md:size-48 lg:size-60 lg:border-6 xl:size-76" />
      <StarMark className="absolute top-1/2 left-1/2 size-24 -translate-1/2 md:size-36 lg:size-46 lg:rotate-30 xl:size-58" />
    </div>
  );
}
