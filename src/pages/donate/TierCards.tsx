import { companyLink, tiersSection } from './content';
import type { DonationTier } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';
import { UiIcon } from '@/ui/art/UiIcon';
import { longestWord } from '@/ui/longest-word';
import { Section } from '@/ui/Section';
import { SectionHeading } from '@/ui/SectionHeading';
import { IconList } from '@/ui/IconList';

/** Colours of the 8 px top bars; the text stays dark (WCAG 1.4.1, 1.4.3). */
const bars: Record<DonationTier['borderColor'], string> = {
  bronze: 'border-t-tier-bronze',
  silver: 'border-t-tier-silver',
  gold: 'border-t-tier-gold',
  blue: 'border-t-tier-blue',
};

/** The giving levels, side by side on wide screens. */
export function TierCards({ tiers }: { tiers: readonly DonationTier[] }) {
  // All amounts in the size of the longest.
  const letters = Math.max(...tiers.map(({ amount }) => longestWord(amount)));
  return (
    <Section labelledBy="tiers-title">
      <SectionHeading intro={tiersSection.heading} id="tiers-title" beside />
      <ul role="list" className="grid gap-gutter @3xl:grid-cols-2 @7xl:grid-cols-4 print:grid-cols-2">
        {tiers.map((tier) => (
          <TierCard key={tier.id} tier={tier} letters={letters} />
        ))}
      </ul>
      <p className="mt-8">
        <ActionLink action={companyLink} variant="text" />
      </p>
    </Section>
  );
}

function TierCard({ tier, letters }: { tier: DonationTier; letters: number }) {
  return (
    <li
      id={tier.id}
      className={classNames(
        'flex flex-col rounded border border-t-8 border-hairline bg-sheet p-card',
        bars[tier.borderColor],
      )}
    >
      <h3 className="title-4">{tier.name}</h3>
      <p className="@container mt-2 font-display text-h2 font-stretch-condensed">
        <span className="block fit-condensed" style={{ '--letters': letters }}>
          {tier.amount}
        </span>
      </p>
      <p className="mt-4">{tier.description}</p>
      <IconList
        items={tier.features}
        icon={<UiIcon name="check" className="mt-0.5 size-4" />}
        className="mt-5 mb-7 space-y-2 border-t border-hairline pt-5 text-small"
        itemClassName="grid-cols-[1.25rem_1fr] gap-x-2"
      />
      <ActionLink
        action={tiersSection.action}
        body={`${tier.name}, ${tier.amount}`}
        about={tier.name}
        variant="outline"
        className="mt-auto w-full"
      />
    </li>
  );
}
