import { toPlayers } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** What a teenager wants to know, said to the teenager. */
export function ToPlayers() {
  return (
    <Section id={toPlayers.id} labelledBy="for-players-title">
      <div className="grid gap-x-gutter lg:grid-cols-12">
        <SectionHeading intro={toPlayers.heading} id="for-players-title" className="lg:col-span-5" />
        <div className="max-w-measure space-y-4 lg:col-span-7 lg:pt-2">
          {toPlayers.paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:text-lead">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
