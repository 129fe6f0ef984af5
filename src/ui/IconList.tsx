import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { WholeWords } from './WholeWords';

interface IconListProps {
  items: readonly string[];
  icon: ReactNode;
  className: string;
  /** Columns of an entry: the icon and the text. */
  itemClassName: string;
}

/** A list with the same icon before each entry. */
export function IconList({ items, icon, className, itemClassName }: IconListProps) {
  return (
    <ul role="list" className={className}>
      {items.map((item) => (
        <li key={item} className={classNames('grid', itemClassName)}>
          {icon}
          <span className="min-w-auto">
            <WholeWords>{item}</WholeWords>
          </span>
        </li>
      ))}
    </ul>
  );
}
