import { firstShift } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';
import { Fold } from '@/ui/Fold';

const { kitTitle, kit, bringTitle, bring, guideAction } = firstShift;

/** The equipment each player gets and the things the family brings, with boxes to tick on paper. */
export function FirstShiftKit({ className }: { className?: string }) {
  return (
    <div
      className={classNames('grid gap-x-gutter md:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]', className)}
    >
      <div>
        <Fold title={kitTitle} as="h3">
          <KitList items={kit} className="xs:columns-2" />
        </Fold>
      </div>
      <div>
        <Fold title={bringTitle} as="h3">
          <KitList items={bring} className="xs:max-md:not-print:columns-2" />
        </Fold>
        <p className="no-print mt-2 md:mt-4">
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
    <ul role="list" className={classNames('mt-2 gap-x-4 border-t-2 border-night md:gap-x-gutter', className)}>
      {items.map((item) => (
        <li
          key={item}
          className="flex break-inside-avoid items-center gap-x-3 border-b border-hairline py-2 text-small leading-snug md:gap-x-4 md:py-2.5 md:text-body print:py-1"
        >
          <span aria-hidden="true" className="size-5 shrink-0 rounded border-2 border-edge" />
          {item}
        </li>
      ))}
    </ul>
  );
}
