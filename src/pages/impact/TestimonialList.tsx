import { classNames } from '@/lib/class-names';
import { testimonials, testimonialsSection } from './content';
import type { Testimonial } from './content';
import { Portrait } from '@/ui/art/Portrait';
import { Picture } from '@/ui/Picture';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** The first testimonial beside the picture, in large letters; the others on two columns below. */
export function TestimonialList() {
  const [first, ...others] = testimonials;
  return (
    <>
      <div className="on-dark grid bg-phulkari text-sheet @7xl:grid-cols-[7fr_5fr]">
        <Picture
          scene="shin-pads"
          alt={testimonialsSection.pictureAlt}
          sizes="(min-width: 80rem) 88rem, 100vw"
          className="aspect-[16/10] size-full object-cover object-[86%_50%] @3xl:aspect-[2/1] @7xl:aspect-auto"
        />
        <section
          aria-labelledby="testimonials-title"
          className="px-side py-12 @3xl:px-10 @3xl:py-16 @7xl:pr-[max(2.5rem,50vw-37.5rem)] @7xl:pl-14"
        >
          <SectionHeading intro={testimonialsSection} id="testimonials-title" />
          <Quote testimonial={first} position={0} large />
        </section>
      </div>
      <Section zone="sheet">
        <ul role="list" className="grid gap-x-20 gap-y-10 @5xl:grid-cols-2 @5xl:gap-y-14">
          {others.map((testimonial, index) => (
            <li key={testimonial.id} className="skated pt-6">
              <Quote testimonial={testimonial} position={index + 1} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface QuoteProps {
  testimonial: Testimonial;
  position: number;
  large?: boolean;
}

function Quote({ testimonial, position, large = false }: QuoteProps) {
  return (
    <figure id={testimonial.id}>
      <blockquote className={large ? 'title-3 leading-snug' : 'text-lead @5xl:text-h3 @5xl:leading-snug'}>
        “{testimonial.quote}”
      </blockquote>
      <figcaption className="mt-6 grid items-center gap-x-4 gap-y-2 @2xs:grid-cols-[min(7rem,35%)_minmax(0,1fr)]">
        <Portrait person={testimonial} position={position} className="max-w-28 rounded" />
        <span>
          <span className="block title-4">{testimonial.name}</span>
          <span className={classNames('block', large ? 'text-sheet' : 'text-scuff')}>{testimonial.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
