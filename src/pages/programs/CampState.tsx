import { registerSection } from './content';
import type { Camp } from './camps.schema';
import { campFreshness, isToBeConfirmed } from './camp-freshness';
import { FreshnessNote } from '@/ui/FreshnessNote';

/** How near a camp is, or that its dates are those of an earlier year and have to be confirmed. */
export function CampState({ camp, today }: { camp: Camp; today: Date }) {
  return isToBeConfirmed(camp, today) ? (
    <span className="mt-1 inline-block text-small font-semibold">{registerSection.toBeConfirmed}</span>
  ) : (
    <FreshnessNote freshness={campFreshness(camp.dates, today)} className="mt-1" />
  );
}
