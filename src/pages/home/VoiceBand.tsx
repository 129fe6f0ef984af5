import { testimonials } from '@/pages/impact/content';
import { ActionLink } from '@/ui/ActionLink';
import { Column } from '@/ui/Column';
import { Picture } from '@/ui/Picture';
import { voice } from './content';

/** The lockers, and below them one testimonial: how it began, then its last sentence in large letters. */
export function VoiceBand() {
  const testimonial = testimonials.find(({ id }) => id === voice.id);
  if (testimonial === undefined) throw new Error(`There is no testimonial ${voice.id}.`);
  const [, before, last = testimonial.quote] = /^(.*[.!?]) (.+)$/.exec(testimonial.quote) ?? [];
  return (
    <>
      <Picture
        scene="room"
        alt={voice.pictureAlt}
        sizes="100vw"
        portraitOnPhones
        className="w-full object-cover object-[50%_35%] @max-3xl:aspect-[8/9] @max-3xl:max-h-[34rem] @3xl:aspect-[2/1] @3xl:object-bottom print:hidden"
      />
      <div className="bg-tape-marigold py-10 text-night @3xl:py-16">
        <Column as="figure">
          <blockquote>
            {before === undefined ? null : (
              <span className="block max-w-measure text-lead text-balance">“{before} </span>
            )}
            <span className="mt-4 block font-display text-h2 text-balance font-stretch-condensed @3xl:mt-6">
              {before === undefined ? '“' : ''}
              {last}”
            </span>
          </blockquote>
          <figcaption className="mt-6 font-semibold @3xl:mt-8">
            {testimonial.name}, {testimonial.role}
            <span className="mt-1 block">
              <ActionLink action={voice.action} variant="text" />
            </span>
          </figcaption>
        </Column>
      </div>
    </>
  );
}
