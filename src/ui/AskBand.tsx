import type { ReactNode } from 'react';
import type { CallToAction } from '@/site/content-types';
import { classNames } from '@/lib/class-names';
import { ActionLink } from './ActionLink';
import { StarMark } from './art/StarMark';
import { ContactAction } from './ContactAction';
import { Headline } from './Headline';
import { Section } from './Section';

/**
 * Arrangement of the band: `side`, actions beside the words; `drawing`, a drawing at the right edge of wide screens;
 * `picture`, the same, on narrow ones above the words; `star`, the star beside the words; `red-line`, on white ice
 * across the red line; `crease`, on its light blue.
 */
type AskLook = 'side' | 'drawing' | 'picture' | 'star' | 'red-line' | 'crease';

/** `mail` where the actions have room beside each other: the address of the email is then below them. */
const looks: Record<AskLook, { words: string; column: string; actions: string; mail: string }> = {
  side: {
    words: '@5xl:col-span-7',
    column: '@5xl:col-span-4 @5xl:col-start-9',
    actions: '@5xl:gap-y-6',
    mail: '@2xl:@max-5xl:contents',
  },
  drawing: { words: '@5xl:col-span-7', column: '@5xl:col-span-7', actions: '', mail: '@2xl:contents' },
  picture: { words: '@5xl:col-span-7', column: '@5xl:col-span-7', actions: '', mail: '@2xl:contents' },
  star: { words: '@5xl:col-span-7', column: '@5xl:col-span-7', actions: '', mail: '@2xl:contents' },
  'red-line': {
    words: '@5xl:col-span-8 @5xl:self-center',
    column: '@5xl:col-span-4 @5xl:self-center @5xl:pl-10',
    actions: '@5xl:gap-y-6',
    mail: '@2xl:@max-5xl:contents',
  },
  crease: {
    words: '@5xl:col-span-9',
    column: '@5xl:col-span-3 @5xl:justify-self-end',
    actions: '',
    mail: '',
  },
};

interface AskBandProps {
  ask: CallToAction;
  /** Anchor of the band; its headline then names it. */
  id?: string;
  look?: AskLook;
  /** What `drawing` or `picture` shows; it fills the right half of wide screens. */
  drawing?: ReactNode;
  /** Width of the text. */
  textClassName?: string;
  /** Below the text. */
  children?: ReactNode;
}

/** The end of a page: its one main ask. The first action is the main button; an email also works without an email app. */
export function AskBand({
  ask,
  id,
  look = 'side',
  drawing,
  textClassName = 'max-w-measure',
  children,
}: AskBandProps) {
  const [main, ...others] = ask.actions;
  const onDark = look !== 'red-line' && look !== 'crease';
  const variant = onDark ? 'haldi' : 'primary';
  const { words, column, actions, mail } = looks[look];
  const title = id === undefined ? {} : { id: `${id}-title` };
  return (
    <Section
      zone={onDark ? 'boards' : look === 'crease' ? 'crease' : 'sheet'}
      className="relative overflow-hidden"
      {...(id === undefined ? {} : { id, labelledBy: `${id}-title` })}
    >
      {drawing === undefined ? null : (
        <div
          aria-hidden="true"
          className={classNames(
            '@5xl:absolute @5xl:inset-y-0 @5xl:right-0 @5xl:w-[42%] @5xl:overflow-hidden',
            look === 'picture'
              ? '@max-5xl:-mx-side @max-5xl:-mt-section @max-5xl:mb-10 @max-5xl:aspect-[16/9] print:hidden'
              : '@max-5xl:hidden',
          )}
        >
          {drawing}
        </div>
      )}
      <div className="relative grid gap-x-gutter gap-y-8 @5xl:grid-cols-12 @5xl:items-end">
        <div className={words}>
          <Headline as="h2" {...ask.headline} {...title} wideClassName="on-dark:text-haldi" />
          <p className={classNames('mt-5 text-lead text-scuff on-dark:text-crease', textClassName)}>
            {ask.text}
          </p>
          {children}
        </div>
        {look !== 'red-line' ? null : (
          <span
            aria-hidden="true"
            className="absolute -inset-y-section left-2/3 w-1 bg-red @max-5xl:hidden"
          />
        )}
        <div className={column}>
          <div className={classNames('flex flex-wrap items-start gap-x-4 gap-y-6 @2xl:gap-y-3', actions)}>
            {main === undefined ? null : main.kind === 'mail' ? (
              <ContactAction
                action={main}
                variant={variant}
                {...(others.length === 0 ? {} : { className: mail })}
              />
            ) : (
              <ActionLink action={main} variant={variant} className="@max-2xl:w-full" />
            )}
            {others.map((action) => (
              <ActionLink key={action.label} action={action} variant="outline" className="@max-2xl:w-full" />
            ))}
          </div>
        </div>
      </div>
      {look === 'star' ? (
        <StarMark className="absolute inset-y-4 right-6 h-[calc(100%-2rem)] w-[40%] rotate-30 @max-5xl:hidden print:hidden" />
      ) : null}
    </Section>
  );
}
