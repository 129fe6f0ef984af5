import type { ReactNode } from 'react';
import type { CallToAction } from '@/site/content-fields.schema';
import { classNames } from '@/lib/class-names';
import { ActionLink } from './ActionLink';
import { CroppedStar } from './art/CroppedStar';
import { ContactAction } from './ContactAction';
import { Headline } from './Headline';
import { Section } from './Section';

/**
 * How the band lies: `side`, actions beside the words; `rink`, a drawing at the right edge; `star`, the star cut by that
 * edge; `red-line`, on white ice across the red line.
 */
type AskLook = 'side' | 'rink' | 'star' | 'red-line';

/** `mail` where the actions have room beside each other: the address of the mail then lies below them. */
const looks: Record<AskLook, { words: string; actions: string; mail: string }> = {
  side: {
    words: 'lg:col-span-7',
    actions: 'lg:col-span-4 lg:col-start-9 lg:gap-y-6',
    mail: 'sm:max-lg:contents',
  },
  rink: { words: 'lg:col-span-7', actions: 'lg:col-span-7', mail: 'sm:contents' },
  star: { words: 'lg:col-span-7', actions: 'lg:col-span-7', mail: 'sm:contents' },
  'red-line': {
    words: 'lg:col-span-8 lg:self-center',
    actions: 'lg:col-span-4 lg:gap-y-6 lg:self-center lg:pl-10',
    mail: 'sm:max-lg:contents',
  },
};

interface AskBandProps {
  ask: CallToAction;
  look?: AskLook;
  /** The drawing of `rink`; it fills the right half of wide screens. */
  drawing?: ReactNode;
}

/** The end of a page: its one main ask. The first action is the main button; a mail never dead-ends. */
export function AskBand({ ask, look = 'side', drawing }: AskBandProps) {
  const [main, ...others] = ask.actions;
  const onDark = look !== 'red-line';
  const variant = onDark ? 'haldi' : 'primary';
  const { words, actions, mail } = looks[look];
  return (
    <Section zone={onDark ? 'night' : 'sheet'} className="relative overflow-hidden">
      {drawing === undefined ? null : (
        <div aria-hidden="true" className="absolute inset-y-0 right-0 w-[42%] max-lg:hidden">
          {drawing}
        </div>
      )}
      <div className="relative grid gap-x-gutter gap-y-8 lg:grid-cols-12 lg:items-end">
        <div className={words}>
          <Headline as="h2" {...ask.headline} {...(onDark ? { wideClassName: 'text-haldi' } : {})} />
          <p className={classNames('mt-5 max-w-measure text-lead', onDark ? 'text-crease' : 'text-scuff')}>
            {ask.text}
          </p>
        </div>
        {onDark ? null : (
          <span aria-hidden="true" className="absolute -inset-y-section left-2/3 w-1 bg-red max-lg:hidden" />
        )}
        <div className={classNames('flex flex-wrap items-start gap-x-4 gap-y-6 sm:gap-y-3', actions)}>
          {main === undefined ? null : main.kind === 'mail' ? (
            <ContactAction
              by={{ kind: 'mail', subject: main.subject }}
              label={main.label}
              variant={variant}
              onDark={onDark}
              className={mail}
            />
          ) : (
            <ActionLink action={main} variant={variant} className="max-sm:w-full" />
          )}
          {others.map((action) => (
            <ActionLink
              key={action.label}
              action={action}
              variant={onDark ? 'outline-dark' : 'outline'}
              className="max-sm:w-full"
            />
          ))}
        </div>
      </div>
      {look === 'star' ? <CroppedStar /> : null}
    </Section>
  );
}
