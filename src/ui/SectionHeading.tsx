import type { SectionIntro } from '@/site/content-types';
import { classNames } from '@/lib/class-names';
import { Eyebrow } from './Eyebrow';
import { Headline } from './Headline';

interface SectionHeadingProps {
  intro: SectionIntro;
  /** Id of the h2, for the section's `labelledBy`. */
  id?: string;
  onDark?: boolean;
  className?: string;
}

/** The top of a section: eyebrow, widening h2, and a sentence where the section has one. */
export function SectionHeading({ intro, id, onDark = false, className }: SectionHeadingProps) {
  return (
    <div className={classNames('mb-5 @5xl:mb-8', className)}>
      <Eyebrow onDark={onDark}>{intro.eyebrow}</Eyebrow>
      <Headline
        as="h2"
        {...intro.headline}
        {...(id === undefined ? {} : { id })}
        {...(onDark ? { wideClassName: 'text-haldi' } : {})}
      />
      {intro.text === undefined ? null : (
        <p
          className={classNames(
            'mt-3 max-w-measure text-lead @5xl:mt-4',
            onDark ? 'text-crease' : 'text-scuff',
          )}
        >
          {intro.text}
        </p>
      )}
    </div>
  );
}
