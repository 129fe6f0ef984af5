import { firstShift } from './content';
import { classNames } from '@/lib/class-names';
import { ActionLink } from '@/ui/ActionLink';

const { kitTitle, kit, bringTitle, bring, guideAction } = firstShift;

/** What each player is given and what the family brings, with boxes to tick on paper. */
export function FirstShiftKit({ className }: { className?: string }) {
  return (
    <div
      className={classNames(
        'grid gap-x-gutter gap-y-8 md:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]',
        className,
      )}
    >
      <KitList title={kitTitle} items={kit} className="xs:columns-2" />
      <div>
        <KitList title={bringTitle} items={bring} className="xs:max-md:columns-2" />
        <p className="no-print mt-6">
          <ActionLink action={guideAction} variant="outline" className="max-sm:w-full" />
        </p>
      </div>
    </div>
  );
}

interface KitListProps {
  title: string;
  items: readonly string[];
  className?: string;
}

function KitList({ title, items, className }: KitListProps) {
  return (
    <div>
      <h3 className="border-b-2 border-night pb-2 font-display text-h4 width-normal">{title}</h3>
      <ul role="list" className={classNames('gap-x-4 md:gap-x-gutter', className)}>
        {items.map((item) => (
          <li
            key={item}
            className="flex break-inside-avoid items-center gap-x-3 border-b border-hairline py-2.5 leading-snug md:gap-x-4 print:py-1"
          >
            <span aria-hidden="true" className="size-5 shrink-0 rounded border-2 border-edge" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
