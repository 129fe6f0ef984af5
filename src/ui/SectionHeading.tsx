import type { ReactNode } from 'react';
import type { SectionIntro } from '@/site/content-types';
import { classNames } from '@/lib/class-names';
import { Eyebrow } from './Eyebrow';
import { Headline } from './Headline';
import { WholeWords } from './WholeWords';

interface SectionHeadingProps {
  intro: SectionIntro;
  /** Id of the h2, for the section's `labelledBy`. */
  id?: string;
  /** Puts the sentence and what follows it beside the headline on wide screens. */
  beside?: boolean;
  className?: string;
  /** Below the sentence, such as links. */
  children?: ReactNode;
}

/** The top of a section: eyebrow, widening h2, and a sentence where the section has one. */
export function SectionHeading({ intro, id, beside = false, className, children }: SectionHeadingProps) {
  return (
    <div
      className={classNames(
        'mb-7 break-inside-avoid break-after-avoid @5xl:mb-8',
        beside && '@5xl:grid @5xl:grid-cols-12 @5xl:items-end @5xl:gap-x-gutter',
        className,
      )}
    >
      <div className={beside ? '@5xl:col-span-7' : undefined}>
        <Eyebrow>{intro.eyebrow}</Eyebrow>
        <Headline as="h2" {...intro.headline} id={id} wideClassName="on-dark:text-haldi" />
      </div>
      <div className={beside ? '@5xl:col-span-5' : undefined}>
        {intro.text === undefined ? null : (
          <p
            className={classNames(
              'mt-3 max-w-measure text-lead text-scuff @5xl:mt-4 on-dark:text-crease',
              beside && '@5xl:text-body',
            )}
          >
            <WholeWords>{intro.text}</WholeWords>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
