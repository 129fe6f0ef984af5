import { classNames } from '@/lib/class-names';
import { parseMonthDays } from '@/lib/month-day';

/** Separates the first and the last day of a range over two months. */
const BETWEEN = ' - ';

/** The dates of a camp. A range over two months may break between its ends; `July 6-10` never breaks. */
export function CampDates({ dates, className }: { dates: string; className?: string }) {
  const style = classNames('font-display uppercase width-condensed', className);
  if (parseMonthDays(dates) === undefined)
    return <span className={classNames(style, 'text-h3')}>{dates}</span>;
  const [first, last] = dates.split(BETWEEN);
  return (
    <span className={classNames(style, 'text-date')}>
      <span className="md:whitespace-nowrap">{last === undefined ? first : `${first} -`}</span>
      {last === undefined ? null : (
        <>
          {' '}
          <span className="md:whitespace-nowrap">{last}</span>
        </>
      )}
    </span>
  );
}
