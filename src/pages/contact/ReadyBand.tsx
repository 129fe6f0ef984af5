import { readyCard } from './content';
import { whatHappensNext } from '@/ui/words';
import { ActionLink } from '@/ui/ActionLink';
import { CroppedStar } from '@/ui/art/CroppedStar';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

/** For a visitor with no question left: the way to registration. */
export function ReadyBand() {
  return (
    <Section zone="night" id={readyCard.id} labelledBy="ready-title" className="relative overflow-hidden">
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Headline as="h2" id="ready-title" {...readyCard.headline} wideClassName="text-haldi" />
          <p className="mt-5 max-w-measure text-lead text-crease">{readyCard.text}</p>
        </div>
        <div className="lg:col-span-7">
          <ActionLink action={readyCard.action} variant="haldi" className="max-sm:w-full" />
          <p className="mt-3 text-small text-crease">{whatHappensNext.register}</p>
        </div>
      </div>
      <CroppedStar />
    </Section>
  );
}
