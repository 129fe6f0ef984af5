import { head, closing, guardianNote, offerings, offeringsSection, reasons, reasonsSection } from './content';
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
import { PageHead } from '@/layout/PageHead';

/** The letters widen from reason to reason: many becoming one. */
const letters = ['font-stretch-75%', 'font-stretch-90%', 'font-stretch-110%', 'font-stretch-125%'];

/** The mentorship program: five offerings, four reasons, a word to the players, one email to join. */
export default function MentorshipPage() {
  return (
    <>
      <PageHead page="mentorship" texts={head} />
      <MentorshipHero />
      {/* Down one side of the blue line and then down the other. */}
      <Section labelledBy="offerings-title">
        <div className="relative gap-x-40 gap-y-16 @5xl:grid @5xl:grid-flow-col @5xl:grid-cols-2 @5xl:grid-rows-[repeat(3,auto)]">
          <span
            aria-hidden="true"
            className="absolute -inset-y-section left-1/2 hidden w-3 -translate-x-1/2 bg-blue @5xl:block"
          />
          <SectionHeading intro={offeringsSection} id="offerings-title" className="@5xl:mb-0!" />
          <ol
            role="list"
            className="grid gap-y-12 border-blue @max-5xl:border-l-12 @max-5xl:pl-6 @5xl:contents"
          >
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
          <RinkSheet crop="strip" className="h-56 w-full border-y border-hairline @3xl:h-96" />
          <PlayLine
            play={giveAndGo}
            className="absolute inset-x-0 top-0 mx-auto h-56 w-full max-w-page px-side py-4 text-night @3xl:h-96 @3xl:px-10 @3xl:pt-10 @3xl:pb-0"
          />
        </div>
        <Section zone="sheet" labelledBy="reasons-title">
          <SectionHeading intro={reasonsSection} id="reasons-title" />
          <TapeBand className="h-3 @3xl:h-5" />
          <ul
            role="list"
            className="mt-10 grid gap-x-gutter gap-y-10 @5xl:mt-14 @5xl:grid-cols-2 @5xl:gap-y-14"
          >
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
          <p className="mt-8 max-w-[34rem] border-l-8 border-haldi pl-5 font-semibold @max-5xl:mb-2">
            {guardianNote}
          </p>
        </AskBand>
      </BelowFold>
    </>
  );
}
