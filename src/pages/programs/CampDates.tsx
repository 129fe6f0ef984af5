import type { ListedCamp } from './camp-list';
import type { CampProgram } from './camps.content';
import { classNames } from '@/lib/class-names';
import { MONTHS, type WrittenDates } from '@/site/dates';

/** Ground and text of each program's colour. */
const grounds: Readonly<Record<CampProgram, string>> = {
  TRY: 'bg-tape-marigold text-night',
  DEV: 'bg-tape-sky text-night',
  GOAL: 'bg-red text-sheet',
  ELITE: 'bg-tape-violet text-sheet contrast-more:bg-boards',
};

/** Sized so that nine letters fit on a line. On paper in points: Firefox has no container units there. */
const SMALL = 'text-[min(1.125rem,21cqi)] leading-none print:text-[15pt]';

/**
 * The dates of a camp on its program's colour, like a leaf of a calendar: months small, days large, and at the foot the
 * year and the code to look for. A range over New Year shows its last year only: with it, a line would be wider than the leaf.
 */
export function CampDates({
  camp: { dates, days, code },
  className,
}: {
  camp: ListedCamp;
  className?: string;
}) {
  return (
    <span
      className={classNames(
        '@container flex flex-col justify-between rounded px-3 pt-2.5 pb-2 font-display uppercase font-stretch-condensed',
        grounds[code.split('-')[0] as CampProgram],
        className,
      )}
    >
      {days === undefined ? (
        <span className="text-[min(2.75rem,40cqi)] leading-none">{dates}</span>
      ) : (
        <Leaves days={days} />
      )}
      <span className="mt-2 flex flex-wrap justify-between gap-x-2 border-t border-current pt-1.5 text-[min(1rem,18cqi)] leading-none whitespace-nowrap print:text-[12pt]">
        {days?.year === undefined ? null : <span> {days.year}</span>}
        <span>{code}</span>
      </span>
    </span>
  );
}

function Leaves({ days: { first, last } }: { days: WrittenDates }) {
  return first.month === last.month ? (
    <Leaf
      month={first.month}
      days={first.day === last.day ? String(first.day) : `${first.day}-${last.day}`}
      large
    />
  ) : (
    <>
      <Leaf month={first.month} days={`${first.day} -`} large={false} />{' '}
      <Leaf month={last.month} days={String(last.day)} large={false} />
    </>
  );
}

/** One end of a range, or all of it where it is within a month: `July 6-10`. */
function Leaf({ month, days, large }: { month: number; days: string; large: boolean }) {
  return (
    <span className={large ? 'block' : 'flex flex-wrap items-baseline gap-x-1'}>
      <span className={classNames(SMALL, large && 'block')}>{MONTHS[month]} </span>
      <span
        className={classNames(
          'whitespace-nowrap',
          large
            ? `mt-1 block leading-[0.85] print:text-[30pt] ${days.length > 3 ? 'text-[min(3.25rem,49cqi)]' : 'text-[min(3.25rem,70cqi)]'}`
            : 'text-[min(1.75rem,30cqi)] leading-none print:text-[20pt]',
        )}
      >
        {days}
      </span>
    </span>
  );
}
