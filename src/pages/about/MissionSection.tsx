import { mission } from './content';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The mission in large letters, across the blue line from the reasons for it (anchor #mission). */
export function MissionSection() {
  return (
    <Section zone="sheet" id={mission.id} labelledBy="mission-title">
      <div className="grid gap-x-gutter gap-y-12 @5xl:grid-cols-[6fr_3rem_5fr]">
        <div>
          <SectionHeading intro={mission.heading} id="mission-title" />
          <p className="max-w-3xl font-display text-date leading-[1.08] font-stretch-condensed">
            {mission.statement}
          </p>
        </div>
        <div aria-hidden="true" className="-my-section hidden w-3 justify-self-center bg-blue @5xl:block" />
        <div className="self-end">
          <h3 className="optical title-poster">{mission.whyTitle}</h3>
          <div className="mt-5 max-w-measure space-y-4 text-lead">
            {mission.why.map((paragraph) => (
              <p key={paragraph} className="last:font-semibold">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
