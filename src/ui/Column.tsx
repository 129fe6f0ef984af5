import type { ComponentProps } from 'react';
import { classNames } from '@/lib/class-names';

interface ColumnProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Element around the content; `div` when left out. */
  as?: 'div' | 'main' | 'section' | 'figure' | 'p' | 'ul';
}

/** The column of a page: at most 1280 px wide, with room on both sides of it. */
export function Column({ as = 'div', className, ...rest }: ColumnProps) {
  const Tag = as as 'div'; // all of them take the same attributes
  return <Tag className={classNames('mx-auto w-full max-w-page px-side @3xl:px-10', className)} {...rest} />;
}
