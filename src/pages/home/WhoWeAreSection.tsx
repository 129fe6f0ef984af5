import { Suspense } from 'react';
import { aboutSection } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Column } from '@/ui/Column';
import { Eyebrow } from '@/ui/Eyebrow';
import { Headline } from '@/ui/Headline';
import { Picture } from '@/ui/Picture';

const { id, heading, pictureAlt, paragraphs, actions } = aboutSection;
const [first, ...others] = paragraphs;

/** Who we are: one word from edge to edge above the six on the ice, and a narrow text. */
export function WhoWeAreSection() {
  return (
    <section id={id} tabIndex={-1} aria-labelledby="about-title" className="bg-sheet">
      <Suspense>
        <Column className="max-w-[max(80rem,88vw)]! pt-section pb-3 md:pb-5">
          <Eyebrow>{heading.eyebrow}</Eyebrow>
          <Headline as="h2" id="about-title" edge {...heading.headline} />
        </Column>
        <div className="relative">
          <div className="whole-band bg-night [--band-aspect:32/15]">
            <Picture
              scene="team"
              alt={pictureAlt}
              sizes="100vw"
              className="object-cover object-[70%_50%] max-md:aspect-[4/3] max-md:w-full"
            />
          </div>
          <Column className="max-w-[max(80rem,88vw)]! pt-10 md:max-lg:pt-16 lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-[3vw] lg:text-sheet print:static print:text-night">
            <p className="text-lead lg:max-w-[min(34rem,30vw)] lg:text-pretty lg:max-xl:text-[1.25rem] print:max-w-measure">
              {first}
            </p>
          </Column>
        </div>
        <Column className="max-w-[max(80rem,88vw)]! grid gap-x-gutter gap-y-4 pt-5 pb-10 md:pb-16 lg:grid-cols-2 lg:pt-16">
          {others.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
          <p className="flex flex-wrap gap-x-6 pt-2 lg:col-start-2">
            {actions.map((action) => (
              <ActionLink key={action.label} action={action} variant="text" />
            ))}
          </p>
        </Column>
      </Suspense>
    </section>
  );
}
