import { testimonials, testimonialsSection } from './content';
import type { Testimonial } from './content.schema';
import { Portrait } from '@/ui/art/Portrait';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/** Five testimonials that go from side to side, like a puck that is passed around. */
export function TestimonialList() {
  return (
    <Section labelledBy="testimonials-title">
      <SectionHeading intro={testimonialsSection} id="testimonials-title" />
      <ul role="list" className="space-y-14 lg:grid lg:grid-cols-12 lg:gap-x-gutter lg:gap-y-16 lg:space-y-0">
        {testimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            id={testimonial.id}
            tabIndex={-1}
            className="lg:col-span-8 lg:even:col-start-5"
          >
            <Quote testimonial={testimonial} position={index} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Quote({ testimonial, position }: { testimonial: Testimonial; position: number }) {
  return (
    <figure className="grid grid-cols-[min(3rem,14%)_minmax(0,1fr)] gap-x-3 md:grid-cols-[6rem_1fr] md:gap-x-gutter">
      <span
        aria-hidden="true"
        className="row-span-2 -mt-2 h-24 font-display text-hero text-phulkari width-wide"
      >
        “
      </span>
      <blockquote className="text-lead lg:text-h3 lg:leading-snug">{testimonial.quote}</blockquote>
      <figcaption className="col-start-2 mt-6 grid items-center gap-x-4 gap-y-2 xs:grid-cols-[min(5.5rem,35%)_minmax(0,1fr)]">
        <Portrait person={testimonial} position={position} className="max-w-22 rounded" />
        <span>
          <span className="block font-display text-h4 width-normal">{testimonial.name}</span>
          <span className="block text-small text-scuff">{testimonial.role}</span>
        </span>
      </figcaption>
    </figure>
  );
}
