import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { UiIcon } from '@/ui/art/UiIcon';
import type { UiIconName } from '@/ui/art/ui-icon-paths.generated';
import { buttonStyle } from '@/ui/button-style';
import { CopyButton } from '@/ui/CopyButton';
import { Section, type Zone } from '@/ui/Section';

interface AddressLineProps {
  id: string;
  icon: UiIconName;
  title: string;
  text: string;
  href: string;
  /** Email address or phone number as shown. */
  address: string;
  /** Label of the button. */
  label: string;
  copyLabel: string;
  /** Sentence about what happens after the press. */
  note: string;
  zone: Zone;
  /** The line of the rink under the address. */
  line: ReactNode;
  /** Gives this way the page's main button. */
  main?: boolean;
}

/**
 * One way to reach the organisation: the address as large as a headline, to be pressed, read out or copied. The main
 * one spans the page; the others have their words beside them.
 */
export function AddressLine({ main = false, ...way }: AddressLineProps) {
  return (
    <Section zone={way.zone} id={way.id} labelledBy={`${way.id}-title`} className="py-12! @3xl:py-16!">
      <div className="grid gap-x-gutter gap-y-6 @5xl:grid-cols-12 @5xl:items-end">
        <div className={main ? '@5xl:col-span-12' : '@5xl:col-span-7'}>
          <h2 id={`${way.id}-title`} className="flex items-center gap-x-3 title-3">
            <UiIcon name={way.icon} className="size-8 shrink-0" />
            {way.title}
          </h2>
          <div
            className={classNames(
              '@container mt-4 flex flex-wrap items-center gap-x-2 [--size:9cqi] @2xl:gap-x-4',
              !main && '@5xl:[--size:12cqi]',
            )}
          >
            <a
              href={way.href}
              className="inline-flex min-h-11 items-center font-display text-[clamp(1.5rem,var(--size),6.5rem)] leading-tight no-underline wrap-anywhere font-stretch-condensed hover:text-blue"
            >
              {way.address}
            </a>
            <CopyButton text={way.address} label={way.copyLabel} />
          </div>
          {way.line}
        </div>
        <div
          className={
            main
              ? 'grid gap-x-gutter gap-y-5 @5xl:col-span-12 @5xl:grid-cols-12'
              : 'space-y-5 @5xl:col-span-4 @5xl:col-start-9'
          }
        >
          <p className="max-w-measure text-lead @5xl:col-span-6">{way.text}</p>
          <div className="@5xl:col-span-5 @5xl:col-start-8">
            <a href={way.href} className={buttonStyle(main ? 'primary' : 'outline', '@max-2xl:w-full')}>
              {way.label}
              <UiIcon name={way.icon} className="size-5 shrink-0" />
            </a>
            <p className="mt-3 max-w-md text-small text-scuff">{way.note}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
