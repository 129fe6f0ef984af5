import { aboutSection } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { RinkSheet } from '@/ui/art/RinkSheet';
import { StarMark } from '@/ui/art/StarMark';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Who we are, drawn on the rink sheet. */
export function WhoWeAreSection() {
  return (
    <Section zone="sheet" id={aboutSection.id} labelledBy="about-title">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-6">
          <SectionHeading intro={aboutSection.heading} id="about-title" className="lg:mb-8" />
          <div className="max-w-measure space-y-4">
            {aboutSection.paragraphs.map((paragraph) => (
              <p key={paragraph} className="first:text-lead">
                {paragraph}
              </p>
            ))}
          </div>
          <div className="mt-8 flex flex-wrap gap-4">
            {aboutSection.actions.map((action) => (
              <ActionLink key={action.label} action={action} variant="outline" className="max-sm:w-full" />
            ))}
          </div>
        </div>
        <div className="relative mx-auto aspect-square w-full max-w-lg lg:col-span-6 lg:max-w-none">
          <RinkSheet crop="centre" className="h-full w-full" />
          <StarMark className="absolute inset-[18%] h-[64%] w-[64%] rotate-30" />
        </div>
      </div>
    </Section>
  );
}
