import { toPlayers } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { palettes } from '@/ui/sweaters/palettes';
import { LargeSweater } from '@/ui/sweaters/Sweater';

const [first, ...others] = toPlayers.paragraphs;

/**
 * Answers to a teenager's questions, addressed to the teenager, beside a sweater without letters and number: its
 * player may be the one who reads this.
 */
export function ToPlayers() {
  return (
    <Section zone="crease" id={toPlayers.id} labelledBy="for-players-title" className="overflow-hidden">
      <div className="grid gap-x-gutter @5xl:grid-cols-12">
        <SectionHeading intro={toPlayers.heading} id="for-players-title" className="@5xl:col-span-6" />
        <div className="max-w-measure space-y-5 @5xl:col-span-6 @5xl:col-start-7 @5xl:row-span-2 @5xl:row-start-1 @5xl:pt-2">
          <p className="title-3 leading-snug">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="text-lead text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
        <LargeSweater
          palette={palettes.rani}
          hanger="stroke-steel"
          className="w-full max-w-80 @max-5xl:mx-auto @max-5xl:mt-8 @5xl:col-span-6 @5xl:max-w-none @5xl:self-end"
        />
      </div>
    </Section>
  );
}
