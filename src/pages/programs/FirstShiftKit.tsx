import { firstShift } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';
import { Fold } from '@/ui/Fold';

const { kitTitle, kit, bringTitle, bring, guideAction } = firstShift;

/** The equipment each player gets and the things the family brings, with boxes to tick on paper. */
export function FirstShiftKit({ className }: { className?: string }) {
  return (
    <div
      className={classNames(
        'grid gap-x-gutter @3xl:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]',
        className,
      )}
    >
      <div>
        <Fold title={kitTitle} as="h3">
          <KitList items={kit} className="@2xs:columns-2" />
        </Fold>
      </div>
      <div>
        <Fold title={bringTitle} as="h3">
          <KitList items={bring} className="@2xs:@max-3xl:not-print:columns-2" />
        </Fold>
        <p className="mt-2 @3xl:mt-4 print:hidden">
          <ActionLink action={guideAction} variant="text" />
        </p>
      </div>
    </div>
  );
}

interface KitListProps {
  items: readonly string[];
  className?: string;
}

function KitList({ items, className }: KitListProps) {
  return (
    <ul
      role="list"
      className={classNames('mt-2 gap-x-4 border-t-2 border-night @3xl:gap-x-gutter', className)}
    >
      {items.map((item) => (
        <li
          key={item}
          className="flex break-inside-avoid items-center gap-x-3 border-b border-hairline py-2 text-small leading-snug @3xl:gap-x-4 @3xl:py-2.5 @3xl:text-body print:py-1"
        >
          <span aria-hidden="true" className="size-5 shrink-0 rounded border-2 border-edge" />
          {item}
        </li>
      ))}
    </ul>
  );
}
