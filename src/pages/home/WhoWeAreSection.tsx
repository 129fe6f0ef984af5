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
        <Column className="pt-section pb-3 @3xl:pb-5">
          <Eyebrow>{heading.eyebrow}</Eyebrow>
          <Headline as="h2" id="about-title" edge {...heading.headline} />
        </Column>
        <div className="relative">
          <div className="whole-band bg-night [--band-aspect:32/15]">
            <Picture
              scene="team"
              alt={pictureAlt}
              sizes="100vw"
              className="object-cover object-[100%_50%] @max-3xl:aspect-[4/3] @max-3xl:w-full"
            />
          </div>
          <Column className="pt-10 @3xl:@max-5xl:pt-16 @5xl:absolute @5xl:inset-x-0 @5xl:bottom-0 @5xl:pb-[3vw] @5xl:text-sheet print:static print:text-night">
            <p className="text-lead @5xl:max-w-[min(34rem,30vw)] @5xl:text-pretty @5xl:@max-7xl:text-[1.25rem] print:max-w-measure">
              {first}
            </p>
          </Column>
        </div>
        <Column className="grid gap-x-gutter gap-y-4 pt-5 pb-10 @3xl:pb-16 @5xl:grid-cols-2 @5xl:pt-16">
          {others.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
          <p className="flex flex-wrap gap-x-6 pt-2 @5xl:col-start-2">
            {actions.map((action) => (
              <ActionLink key={action.label} action={action} variant="text" />
            ))}
          </p>
        </Column>
      </Suspense>
    </section>
  );
}
