import type { ListedCamp } from './camp-list';
import { campDays, freshnessOf } from '@/site/dates';
import { FreshnessNote } from '@/ui/FreshnessNote';

/** A note on a camp's dates: this week, or yet to come. */
export function CampState({ camp, today }: { camp: ListedCamp; today: Date }) {
  const freshness = freshnessOf(campDays(camp.days, today), today);
  return freshness === 'upcoming' ? null : <FreshnessNote freshness={freshness} />;
}
