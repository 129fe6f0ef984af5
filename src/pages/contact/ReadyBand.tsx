import { readyCard } from './content';
import { whatHappensNext } from '@/ui/words';
import { ActionLink } from '@/ui/ActionLink';
import { Headline } from '@/ui/Headline';
import { Section } from '@/ui/Section';

/** For a visitor with no question left: the way to registration. */
export function ReadyBand() {
  return (
    <Section zone="night" id={readyCard.id} labelledBy="ready-title">
      <div className="grid gap-x-gutter gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className="lg:col-span-8">
          <Headline as="h2" id="ready-title" {...readyCard.headline} wideClassName="text-haldi" />
          <p className="mt-5 max-w-measure text-lead text-crease">{readyCard.text}</p>
        </div>
        <div className="lg:col-span-4">
          <ActionLink action={readyCard.action} variant="haldi" className="w-full" />
          <p className="mt-3 text-small text-crease">{whatHappensNext.register}</p>
        </div>
      </div>
    </Section>
  );
}
