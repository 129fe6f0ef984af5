import { nearestDay, SEASON_DAYS } from '../../src/lib/freshness';
import { wholeDays } from '../../src/lib/month-day';
import { lastDayOf } from '../../src/pages/programs/camp-dates';
import type { Modules } from './evaluate';
import { visitModules, type Problem } from './problem';

/** Lengths that read well and fit, by the name of the field; `head.ts` holds what search engines show. */
const LENGTHS: readonly {
  file: RegExp;
  field: string;
  least: number;
  most: number;
  unit: 'words' | 'characters';
}[] = [
  {
    file: /\/pages\/(?!not-found|auth|admin).*\/head\.ts$/,
    field: 'description',
    least: 120,
    most: 155,
    unit: 'characters',
  },
  { file: /\/pages\//, field: 'eyebrow', least: 1, most: 4, unit: 'words' },
  { file: /\/faqs\//, field: 'answer', least: 30, most: 80, unit: 'words' },
  { file: /\/camps\.ts$/, field: 'name', least: 3, most: 60, unit: 'characters' },
  { file: /\/events\.ts$/, field: 'description', least: 20, most: 140, unit: 'characters' },
];

function lengthAdvice(file: string, field: unknown, value: string): string | undefined {
  const rule = LENGTHS.find((candidate) => candidate.field === field && candidate.file.test(file));
  if (rule === undefined) return undefined;
  const { least, most, unit } = rule;
  const length = unit === 'words' ? value.trim().split(/\s+/).length : value.length;
  return length >= least && length <= most
    ? undefined
    : `has ${length} ${unit}; ${least} to ${most} read best`;
}

/** Returns what to do about a date that passed more than half a year ago. */
function dateAdvice(file: string, field: unknown, value: string, today: Date): string | undefined {
  const camp = file.endsWith('/camps.ts') && field === 'dates';
  const event = file.endsWith('/events.ts') && field === 'date';
  if (!camp && !event) return undefined;
  const last = camp ? lastDayOf(value, today) : nearestDay(value, today);
  const oldest = new Date(today.getFullYear(), today.getMonth(), today.getDate() - SEASON_DAYS);
  if (last === undefined || last >= oldest) return undefined;
  return wholeDays(value) === undefined
    ? `passed more than half a year ago, and is shown again from January 1; remove it or write the year, such as ${value}, ${today.getFullYear() + 1}`
    : 'passed more than half a year ago; remove it or write its next date';
}

/** Returns advice on correct content that should still be looked at: lengths, dates long past. */
export function findAdvice(modules: Modules, today: Date): Problem[] {
  const advice: Problem[] = [];
  visitModules(modules, (file, path, value) => {
    if (typeof value !== 'string') return;
    const field = path.at(-1);
    const reason = lengthAdvice(file, field, value) ?? dateAdvice(file, field, value, today);
    if (reason !== undefined) advice.push({ file, path, reason });
  });
  return advice;
}
