import type { ReactNode } from 'react';
import type { PageIntro } from '@/site/content-types';
import { classNames } from '@/lib/class-names';
import { Eyebrow } from './Eyebrow';
import { Headline } from './Headline';

export interface IntroWordsProps {
  intro: PageIntro;
  size?: 'h1' | 'h2';
  titleClassName?: string;
  /** Class of the wide words of the title. */
  wideClassName?: string;
  /** Class of the sentence: its width and its distance from the title. */
  textClassName?: string;
  /** Below the sentence, such as the first actions. */
  children?: ReactNode;
}

/** The words at the top of a page: its label if it has one, its title and its sentence. */
export function IntroWords({
  intro,
  size = 'h1',
  titleClassName = '',
  wideClassName = 'on-dark:text-haldi',
  textClassName = 'mt-6 max-w-lead',
  children,
}: IntroWordsProps) {
  return (
    <>
      {intro.eyebrow === undefined ? null : <Eyebrow>{intro.eyebrow}</Eyebrow>}
      <Headline
        as="h1"
        size={size}
        {...intro.headline}
        className={titleClassName}
        wideClassName={wideClassName}
      />
      <p className={classNames('text-lead not-on-dark:text-scuff', textClassName)}>{intro.text}</p>
      {children}
    </>
  );
}
