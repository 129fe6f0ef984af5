import { SEASON_DAYS } from '../../src/lib/freshness';
import { startOfDay, wholeDays } from '../../src/lib/month-day';
import { lastDayOf } from '../../src/pages/programs/camp-dates';
import type { Camp } from '../../src/pages/programs/camps.schema';
import type { Modules } from './evaluate';
import { valueAt, visitModules, type Problem } from './problem';
import type { Project } from './project';

const PROGRAMS = 'src/pages/programs/camps.ts';

/** Number words that texts count with. */
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Texts that count the entries of a list, and the list. */
const COUNTS: readonly { says: RegExp; file: string; list: string; unit: string }[] = [
  {
    says: /\b(\w+) lead coaches\b/i,
    file: 'src/pages/coaches/content.ts',
    list: 'coaches',
    unit: 'lead coaches',
  },
  { says: /\b(\w+) more staff\b/i, file: 'src/pages/coaches/content.ts', list: 'staff', unit: 'more staff' },
  {
    says: /\b(\w+) directors\b/i,
    file: 'src/pages/directors/content.ts',
    list: 'directors',
    unit: 'directors',
  },
  {
    says: /\b(\w+) (?:projects|initiatives)\b/i,
    file: 'src/pages/initiatives/content.ts',
    list: 'initiatives',
    unit: 'initiatives',
  },
  {
    says: /\bof (\w+) levels\b/i,
    file: 'src/pages/donate/content.ts',
    list: 'donationTiers',
    unit: 'giving levels',
  },
  {
    says: /\b(\w+) volunteer roles\b/i,
    file: 'src/pages/get-involved/content.ts',
    list: 'volunteerRoles',
    unit: 'roles',
  },
];

/** Smallest width at which a photograph is sharp on a wide screen, in px. */
const SHARP_WIDTH = 1200;
/** A day of camp that is longer than this was most likely typed with am for pm, in hours. */
const LONG_DAY = 10;
/** A year further ahead than this is most likely a slip. */
const YEARS_AHEAD = 2;

const minutes = (time: string) => {
  const [, hour = '', minute = '', half] = /^(\d+):(\d+) ([ap])m$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute);
};

function datesReason(dates: string, today: Date): string | undefined {
  const last = lastDayOf(dates, today);
  if (last === undefined)
    return /\d/.test(dates)
      ? 'no day can be read from this: the camp is shown with these words, has no place in the order and never leaves'
      : undefined;
  if (last.getFullYear() > today.getFullYear() + YEARS_AHEAD)
    return `is in ${last.getFullYear()}; is that year right?`;
  const isRecent = last >= new Date(today.getFullYear(), today.getMonth(), today.getDate() - SEASON_DAYS);
  return last < startOfDay(today) && isRecent && wholeDays(dates) !== undefined
    ? 'is over, so the page does not show this camp; write its next dates or remove it'
    : undefined;
}

function campProblems(camps: readonly Camp[], today: Date): Problem[] {
  return camps.flatMap((camp, index) => {
    const { name, code, dates, start, end } = camp;
    const at = (field: string, reason: string | undefined) =>
      reason === undefined ? [] : [{ file: PROGRAMS, path: ['camps', index, field], reason }];
    const earlier = camps.slice(0, index);
    const long = start && end && minutes(end) - minutes(start) > LONG_DAY * 60;
    return [
      ...at(
        'code',
        earlier.some((other) => other.code === code)
          ? `is the code of another camp: families would find the wrong form`
          : undefined,
      ),
      ...at(
        'name',
        earlier.some((other) => other.name === name && other.dates === dates)
          ? 'is in the list already, with the same dates'
          : undefined,
      ),
      ...at('end', long ? `is more than ${LONG_DAY} hours after the start; am or pm?` : undefined),
      ...at('dates', datesReason(dates, today)),
    ];
  });
}

/** Returns why a count is off: a list has another length, or the giving level of "Everything in" is gone. */
function countReason(text: string, modules: Modules): string | undefined {
  for (const { says, file, list, unit } of COUNTS) {
    const stated = NUMBERS.indexOf(says.exec(text)?.[1]?.toLowerCase() ?? '') + 1;
    const entries = valueAt(modules.get(file), [list]);
    if (stated > 0 && Array.isArray(entries) && entries.length !== stated)
      return `says ${NUMBERS[stated - 1]}, but there are ${entries.length} ${unit}`;
  }
  const [, level] = /^Everything in (.+)$/.exec(text) ?? [];
  const tiers = valueAt(modules.get('src/pages/donate/content.ts'), ['donationTiers']);
  return level !== undefined &&
    Array.isArray(tiers) &&
    !tiers.some((tier) => valueAt(tier, ['name']) === level)
    ? `names ${level}, but there is no such giving level`
    : undefined;
}

function photographReason(path: string, { photographs }: Project): string | undefined {
  const photograph = photographs.get(path);
  if (photograph === undefined || photograph.format === undefined) return undefined;
  if (photograph.width < SHARP_WIDTH)
    return `is ${photograph.width} pixels wide; it needs ${SHARP_WIDTH} to look sharp`;
  return photograph.height > photograph.width
    ? 'is upright, but pages show its middle in 4:3; crop it yourself so that no head is lost'
    : undefined;
}

/** Questions in the structured data. Fewer are valid, but surely unintended. */
const STRUCTURED_QUESTIONS = 5;

/** Returns what is valid and most likely unintended, for somebody to look at. */
export function lookAt(modules: Modules, project: Project, today: Date): Problem[] {
  const found: Problem[] = [];
  visitModules(modules, (file, path, value) => {
    if (typeof value !== 'string') return;
    const reason =
      countReason(value, modules) ??
      (path.at(-1) === 'photo' ? photographReason(value, project) : undefined) ??
      (project.examples.has(value) ? 'is still the text of an example in docs/content.md' : undefined);
    if (reason !== undefined) found.push({ file, path, reason });
  });
  const camps = valueAt(modules.get(PROGRAMS), ['camps']);
  if (Array.isArray(camps)) found.push(...campProblems(camps as readonly Camp[], today));
  const faqs = 'src/pages/faqs/content.ts';
  const questions = valueAt(modules.get(faqs), ['structuredQuestions']);
  if (Array.isArray(questions) && questions.length < STRUCTURED_QUESTIONS)
    found.push({
      file: faqs,
      path: ['structuredQuestions'],
      reason: `search engines get ${questions.length} questions; ${STRUCTURED_QUESTIONS} were intended`,
    });
  return found;
}
