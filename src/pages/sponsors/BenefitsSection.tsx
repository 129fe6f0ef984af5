import { amountsLink, benefits, benefitsSection, offer } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { jerseyPatterns } from '@/ui/art/card-jersey';
import { cardPalettes } from '@/ui/art/card-palettes';
import { Jersey } from '@/ui/art/Jersey';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';

/**
 * The benefits for a sponsor, beside a jersey whose chest is still free; the ground is the kick plate of the boards.
 */
export function BenefitsSection() {
  return (
    <Section labelledBy="benefits-title" className="overflow-hidden bg-haldi! [&_.text-scuff]:text-night">
      <div className="grid items-center gap-x-gutter gap-y-8 @5xl:grid-cols-12">
        <FreeJersey className="w-full max-w-96 @max-5xl:mx-auto @5xl:-ml-8 @5xl:w-[106%] @7xl:-ml-[20%] @7xl:w-[120%] @5xl:max-w-none @5xl:col-span-6 @5xl:self-center" />
        <div className="@5xl:col-span-6">
          <SectionHeading intro={benefitsSection.heading} id="benefits-title" />
          <dl className="border-t-2 border-night">
            {benefits.map(({ title, description }) => (
              <div
                key={title}
                className="grid items-baseline gap-x-gutter gap-y-1 border-b border-night py-4 @2xl:grid-cols-[2fr_3fr]"
              >
                <dt className="font-display text-h4 font-stretch-normal">{title}</dt>
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

/** The violet jersey of the cards; a dashed line marks the place of the sponsor's logo. */
function FreeJersey({ className }: { className: string }) {
  const [, , , palette] = cardPalettes;
  const [hoops] = jerseyPatterns;
  if (!palette || !hoops) return null;
  return (
    <svg viewBox="14 30 292 222" className={className} focusable="false" aria-hidden>
      <Jersey palette={palette} pattern={hoops} outline="stroke-night">
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
      </Jersey>
    </svg>
  );
}
