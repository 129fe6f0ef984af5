import type { PageIntro } from '@/site/content-fields.schema';
import type { PageId } from '@/pages/registry';
import { classNames } from '@/lib/class-names';
import { Breadcrumbs } from './Breadcrumbs';
import { Headline } from './Headline';

interface PageTopProps {
  page: PageId;
  intro: Pick<PageIntro, 'headline' | 'text'>;
  size?: 'h1' | 'h2';
  onDark?: boolean;
  /** Columns of the title, of twelve. */
  className: string;
  /** Columns of the sentence, of twelve. */
  textClassName: string;
  /** Class of the wide words of the title. */
  wideClassName?: string;
}

/** The trail, the title and the sentence of a page; on wide screens the sentence is beside the title. */
export function PageTop({
  page,
  intro,
  size = 'h1',
  onDark = false,
  className,
  textClassName,
  wideClassName,
}: PageTopProps) {
  return (
    <>
      <Breadcrumbs page={page} onDark={onDark} />
      <div className="grid items-end gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Headline
          as="h1"
          size={size}
          {...intro.headline}
          className={className}
          {...(wideClassName === undefined ? {} : { wideClassName })}
        />
        <p className={classNames('text-lead', onDark ? 'text-crease' : 'text-scuff', textClassName)}>
          {intro.text}
        </p>
      </div>
    </>
  );
}
