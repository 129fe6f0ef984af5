import type { PageId } from '@/site/pages';
import { classNames } from '@/lib/class-names';
import { Breadcrumbs } from './Breadcrumbs';
import { IntroWords, type IntroWordsProps } from './IntroWords';

interface PageTopProps extends IntroWordsProps {
  page: PageId;
  /** Puts the sentence beside the title on wide screens, on a grid of twelve columns. */
  beside?: boolean;
  /** Class of the box around the words, below the trail. */
  className?: string;
}

/** The trail, the title and the sentence of a page. */
export function PageTop({ page, beside = false, className, ...words }: PageTopProps) {
  return (
    <>
      <Breadcrumbs page={page} />
      <div
        className={classNames(beside && 'grid items-end gap-x-gutter gap-y-6 @5xl:grid-cols-12', className)}
      >
        <IntroWords {...words} />
      </div>
    </>
  );
}
