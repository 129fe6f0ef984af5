import { classNames } from '@/lib/class-names';
import { lettersClass } from './letters-class';

interface HeadlineProps {
  as: 'h1' | 'h2' | 'h3' | 'p';
  /** Condensed words. */
  lead: string;
  /** The last words, in wide letters on their own line where they do not fit. */
  wide: string;
  size?: 'hero' | 'h1' | 'h2' | 'h3';
  /** Colour class of the wide words, where it differs. */
  wideClassName?: string;
  className?: string;
  id?: string;
}

const sizes = { hero: 'text-hero', h1: 'text-h1', h2: 'text-h2', h3: 'text-h3' };

/**
 * A headline that widens: condensed words open out to the last ones, and each part breaks as a block of its own, so
 * that no condensed word is left beside the wide ones. No word is wider than its column.
 * An h1 takes focus on a route change.
 */
export function Headline({ as: Tag, lead, wide, size = 'h2', wideClassName, className, id }: HeadlineProps) {
  return (
    <Tag
      id={id}
      tabIndex={Tag === 'h1' ? -1 : undefined}
      className={classNames('@container font-display wrap-anywhere uppercase', sizes[size], className)}
    >
      <span className={classNames('block fit-condensed', lettersClass(lead))}>
        <span className="inline-block width-condensed">{lead}</span>{' '}
        <span className={classNames('inline-block fit-wide width-wide', lettersClass(wide), wideClassName)}>
          {wide}
        </span>
      </span>
    </Tag>
  );
}
