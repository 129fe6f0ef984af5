import type { ReactNode } from 'react';
import type { PageIntro } from '@/content/types';
import type { PageId } from '@/site/pages';
import { Headline } from '@/ui/Headline';
import { Breadcrumbs } from './Breadcrumbs';

interface PlainHeroProps {
  page: PageId;
  intro: PageIntro;
  /** Beside the text on wide screens, below it on phones: a drawing, a list of facts, an action. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The top of a page on white ice: type and space, and at most one thing beside it. */
export function PlainHero({ page, intro, aside, children }: PlainHeroProps) {
  return (
    <div className="relative overflow-hidden bg-sheet">
      <div className="mx-auto grid w-full max-w-page gap-gutter px-5 pt-6 pb-14 md:px-10 md:pt-10 md:pb-20 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Breadcrumbs page={page} />
          <Headline as="h1" size="h1" {...intro.headline} />
          <p className="mt-6 max-w-xl text-lead text-scuff">{intro.text}</p>
          {children === undefined ? null : <div className="mt-8 flex flex-wrap gap-4">{children}</div>}
        </div>
        {aside === undefined ? null : <div className="lg:col-span-5 lg:self-end">{aside}</div>}
      </div>
    </div>
  );
}
