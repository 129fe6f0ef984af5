import { closing, guardianNote, offerings, offeringsSection, reasons, reasonsSection } from './content';
import { classNames } from '@/lib/class-names';
import { giveAndGo } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { TapeBand } from '@/ui/art/TapeBand';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/ui/BelowFold';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { MentorshipHero } from './MentorshipHero';
import { ToPlayers } from './ToPlayers';

export { head } from './head';

/** The letters widen from reason to reason: many becoming one. */
const letters = ['font-stretch-75%', 'font-stretch-90%', 'font-stretch-110%', 'font-stretch-125%'];

/** The mentorship program: five offerings, four reasons, a word to the players, one email to join. */
export default function MentorshipPage() {
  return (
    <>
      <MentorshipHero />
      {/* Down one side of the blue line and then down the other. */}
      <Section labelledBy="offerings-title">
        <div className="relative gap-x-40 gap-y-16 lg:grid lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-[repeat(3,auto)]">
          <span
            aria-hidden="true"
            className="absolute -inset-y-section left-1/2 hidden w-3 -translate-x-1/2 bg-blue lg:block"
          />
          <SectionHeading intro={offeringsSection} id="offerings-title" className="lg:mb-0!" />
          <ol role="list" className="grid gap-y-12 border-blue max-lg:border-l-12 max-lg:pl-6 lg:contents">
            {offerings.map((offering) => (
              <li key={offering.id} id={offering.id} tabIndex={-1}>
                <h3 className="font-display text-date uppercase width-condensed">{offering.title}</h3>
                <p className="mt-3 max-w-measure">{offering.description}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <BelowFold>
        {/* A give-and-go along the ice: one carries, passes to the older player, and gets the pass back. */}
        <div className="relative overflow-hidden bg-sheet">
          <RinkSheet crop="strip" className="h-56 w-full border-y border-hairline md:h-96" />
          <PlayLine
            play={giveAndGo}
            className="absolute inset-x-0 top-0 mx-auto h-56 w-full max-w-page px-side py-4 text-night md:h-96 md:px-10 md:pt-10 md:pb-0"
          />
        </div>
        <Section zone="sheet" labelledBy="reasons-title">
          <SectionHeading intro={reasonsSection} id="reasons-title" />
          <TapeBand className="h-3 md:h-5" />
          <ul role="list" className="mt-10 grid gap-x-gutter gap-y-10 lg:mt-14 lg:grid-cols-2 lg:gap-y-14">
            {reasons.map((reason, index) => (
              <li key={reason.title}>
                <h3
                  className={classNames(
                    'font-display text-[min(clamp(2rem,1.6rem+1.2vw,2.75rem),11vw)] leading-none',
                    letters[index],
                  )}
                >
                  {reason.title}
                </h3>
                <p className="mt-3 max-w-[34rem]">{reason.description}</p>
              </li>
            ))}
          </ul>
        </Section>
        <ToPlayers />
        <AskBand ask={{ ...closing, actions: [closing.join, closing.programs] }}>
          <p className="mt-8 max-w-[34rem] border-l-8 border-haldi pl-5 font-semibold max-lg:mb-2">
            {guardianNote}
          </p>
        </AskBand>
      </BelowFold>
    </>
  );
}
