import { amountsLink, benefits, benefitsSection, offer } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { palettes } from '@/ui/sweaters/palettes';
import { LargeSweater } from '@/ui/sweaters/Sweater';

/** The benefits for a sponsor, beside a sweater whose chest is still free. */
export function BenefitsSection() {
  return (
    <Section
      id={benefitsSection.id}
      labelledBy="benefits-title"
      className="relative overflow-hidden @max-5xl:pt-0!"
    >
      <div className="bg-haldi @max-5xl:-mx-side @max-5xl:mb-10 @max-5xl:py-6 @3xl:@max-5xl:-mx-10 @5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:grid @5xl:w-[46%] @5xl:place-items-center">
        <FreeSweater className="mx-auto w-full max-w-96 @5xl:max-h-full @5xl:w-[92%] @5xl:max-w-[44rem]" />
      </div>
      <div className="grid gap-x-gutter @5xl:grid-cols-12">
        <div className="@5xl:col-span-6 @5xl:pr-6">
          <SectionHeading intro={benefitsSection.heading} id="benefits-title" />
          <dl className="border-t-2 border-night">
            {benefits.map(({ title, description }) => (
              <div
                key={title}
                className="grid items-baseline gap-x-gutter gap-y-1 border-b border-night py-4 @2xl:grid-cols-[2fr_3fr]"
              >
                <dt className="title-4">{title}</dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-1">
            <ActionLink action={offer} className="@max-2xl:w-full" />
            <ActionLink action={amountsLink} variant="text" />
          </div>
        </div>
      </div>
    </Section>
  );
}

/** A dashed line marks the place of the sponsor's logo. */
function FreeSweater({ className }: { className: string }) {
  return (
    <LargeSweater palette={palettes.violet} hanger="stroke-night" className={className}>
      <rect
        x="110"
        y="116"
        width="100"
        height="44"
        rx="3"
        className="fill-none stroke-sheet"
        strokeWidth="2.5"
        strokeDasharray="7 5"
      />
      <text
        x="160"
        y="144"
        textAnchor="middle"
        fontSize="18"
        className="fill-sheet font-display font-stretch-normal"
      >
        {benefitsSection.patch}
      </text>
    </LargeSweater>
  );
}
