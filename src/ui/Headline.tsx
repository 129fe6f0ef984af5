import { classNames } from '@/lib/class-names';
import { fitHeadline, lineWidth, WIDE } from './headline-fit';
import { lettersClass } from './letters-class';

interface HeadlineProps {
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** Condensed words. */
  lead: string;
  /** The last words, in wide letters on their own line where they do not fit. */
  wide: string;
  size?: 'hero' | 'h1' | 'h2' | 'h3';
  /** Sets the last words from edge to edge of the column: one headline of a page. */
  edge?: boolean;
  /** Colour class of the wide words, where it differs. */
  wideClassName?: string;
  className?: string;
  id?: string;
}

const sizes = { hero: 'text-hero', h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' };

/** The digits of a number below ten, as the classes of src/styles/index.css that add them up again. */
function digits(value: number): string {
  const [ones, tenths, hundredths, thousandths] = value.toFixed(3).replace('.', '');
  return `ones-${ones} tenths-${tenths} hundredths-${hundredths} thousandths-${thousandths}`;
}

/**
 * A headline that widens: condensed words open out to the last ones. Both lines end together where the width axis and
 * their sizes allow it; else each part breaks as a block of its own. No word is wider than its column.
 * An h1 takes focus on a route change.
 */
export function Headline({
  as: Tag,
  lead,
  wide,
  size = 'h2',
  edge = false,
  wideClassName,
  className,
  id,
}: HeadlineProps) {
  const fit = edge ? undefined : fitHeadline(lead, wide);
  const leadClass =
    fit === undefined
      ? 'inline-block width-condensed'
      : classNames('block fit-lead', digits(fit.lead.size), `font-stretch-${fit.lead.stretch}%`);
  const wideClass =
    fit === undefined
      ? edge
        ? classNames('block fit-edge width-wide', digits(lineWidth(wide, WIDE)))
        : classNames('inline-block fit-wide width-wide', lettersClass(wide))
      : classNames('block fit-end', digits(fit.wide.size), `font-stretch-${fit.wide.stretch}%`);
  return (
    <Tag
      id={id}
      tabIndex={Tag === 'h1' ? -1 : undefined}
      className={classNames('@container font-display wrap-anywhere uppercase', sizes[size], className)}
    >
      <span className={classNames('block fit-condensed', lettersClass(lead))}>
        <span className={fit && classNames('block fit-whole', digits(fit.width / 10))}>
          <span className={leadClass}>{lead}</span>{' '}
          <span className={classNames(wideClass, wideClassName)}>{wide}</span>
        </span>
      </span>
    </Tag>
  );
}
