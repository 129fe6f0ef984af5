import { registerSection } from './registration';
import type { Camp } from './camps.schema';
import { campFreshness, isToBeConfirmed } from './camp-freshness';
import { FreshnessNote } from '@/ui/FreshnessNote';

/** A note on a camp's dates: this week, to be confirmed, or yet to come. */
export function CampState({ camp, today }: { camp: Camp; today: Date }) {
  if (isToBeConfirmed(camp, today))
    return <span className="text-small font-semibold">{registerSection.toBeConfirmed}</span>;
  const freshness = campFreshness(camp.dates, today);
  return freshness === 'upcoming' ? null : <FreshnessNote freshness={freshness} />;
}
