import { closing, guardianNote, intro } from './content';
import { MentorshipHero } from './MentorshipHero';
import { OfferingsSection } from './OfferingsSection';
import { ReasonsSection } from './ReasonsSection';
import { ToPlayers } from './ToPlayers';
import { AskBand } from '@/ui/AskBand';
import { BelowFold } from '@/ui/BelowFold';
import { Picture } from '@/ui/Picture';

export { head } from './head';

/** The mentorship program: five offerings, four reasons, a word to the players, one email to join. */
export default function MentorshipPage() {
  return (
    <>
      <MentorshipHero />
      <OfferingsSection />
      <BelowFold>
        <Picture
          scene="whiteboard"
          alt={intro.pictureAlt}
          sizes="100vw"
          className="aspect-[16/10] h-full w-full object-cover object-[65%_50%] md:aspect-[21/9]"
        />
        <ReasonsSection />
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
