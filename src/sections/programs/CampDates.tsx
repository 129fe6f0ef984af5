import { classNames } from '@/lib/class-names';

/** Between the first and the last day of a range that runs over two months. */
const BETWEEN = ' - ';

/** The dates of a camp; a line breaks between the two ends of a range at most, never inside `July 6-10`. */
export function CampDates({ dates, className }: { dates: string; className?: string }) {
  const [first = '', ...rest] = dates.split(BETWEEN);
  return (
    <span className={classNames('font-display uppercase width-condensed', className)}>
      {rest.length === 0 ? (
        dates
      ) : (
        <>
          <span className="whitespace-nowrap">{`${first} -`}</span>{' '}
          <span className="whitespace-nowrap">{rest.join(BETWEEN)}</span>
        </>
      )}
    </span>
  );
}
