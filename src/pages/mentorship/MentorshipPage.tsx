import { head, closing, guardianNote, offerings, offeringsSection, reasons, reasonsSection } from './content';
import { giveAndGo } from '@/ui/art/play-paths.generated';
import { PlayLine } from '@/ui/art/PlayLine';
import { playParts } from '@/ui/art/rink-crops';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { TapeBand } from '@/ui/art/TapeBand';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/move/BelowFold';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { MentorshipHero } from './MentorshipHero';
import { ToPlayers } from './ToPlayers';
import { PageHead } from '@/layout/PageHead';

/** The mentorship program: five offerings, four reasons, a word to the players, one email to join. */
export default function MentorshipPage() {
  return (
    <>
      <PageHead page="mentorship" texts={head} />
      <MentorshipHero />
      <Section labelledBy="offerings-title">
        <SectionHeading intro={offeringsSection} id="offerings-title" />
        <div className="relative">
          {/* The blue line: who it is for on one side, what happens on the other. */}
          <span
            aria-hidden="true"
            className="absolute top-0 -bottom-section left-5/12 hidden w-3 bg-blue @5xl:block"
          />
          <ol role="list" className="skated">
            {offerings.map((offering) => (
              <li
                key={offering.id}
                id={offering.id}
                className="grid gap-x-gutter gap-y-2 border-b border-hairline py-6 last:border-b-0 @5xl:grid-cols-12 @5xl:py-8"
              >
                <h3 className="optical title-poster @5xl:col-span-5">{offering.title}</h3>
                <p className="max-w-measure @5xl:col-span-7 @5xl:-mt-1 @5xl:pl-10 @5xl:text-lead">
                  {offering.description}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
      <BelowFold>
        {/* A give-and-go along the ice: one carries, passes to the older player, and gets the pass back. */}
        <div className="relative h-56 border-y border-hairline bg-sheet @3xl:h-[max(24rem,26vw)]">
          <RinkSheet crop="strip" className="size-full" />
          <PlayLine
            play={giveAndGo}
            part={playParts.strip}
            className="absolute inset-0 size-full stroke-[6px] text-night"
          />
        </div>
        <Section zone="sheet" labelledBy="reasons-title">
          <TapeBand className="h-3 @3xl:h-5" />
          <div className="mt-10 grid gap-x-gutter @5xl:mt-14 @5xl:grid-cols-12">
            <SectionHeading intro={reasonsSection} id="reasons-title" className="@5xl:col-span-5" />
            <ul role="list" className="grid gap-x-gutter gap-y-10 @3xl:grid-cols-2 @5xl:col-span-7">
              {reasons.map((reason) => (
                <li key={reason.title}>
                  <h3 className="title-3">{reason.title}</h3>
                  <p className="mt-3 max-w-[34rem]">{reason.description}</p>
                </li>
              ))}
            </ul>
          </div>
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
