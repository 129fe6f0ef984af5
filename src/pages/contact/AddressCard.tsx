import { classNames } from '@/lib/class-names';
import { UiIcon } from '@/ui/art/UiIcon';
import type { UiIconName } from '@/ui/art/ui-icon-paths';
import { buttonStyle } from '@/ui/button-style';
import { CopyButton } from '@/ui/CopyButton';

interface AddressCardProps {
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
  /** What happens after the press. */
  note: string;
  /** Whether this is the wider card with the page's main button. */
  main?: boolean;
}

/** One way to reach the organisation: the address itself in the largest letters, to be pressed, read out or copied. */
export function AddressCard({ main = false, ...card }: AddressCardProps) {
  return (
    <section
      id={card.id}
      tabIndex={-1}
      aria-labelledby={`${card.id}-title`}
      className={classNames(
        'flex flex-col rounded-lg p-card md:p-10',
        main ? 'border border-hairline bg-sheet lg:col-span-7' : 'bg-crease lg:col-span-5',
      )}
    >
      <UiIcon name={card.icon} className="size-8" />
      <h2 id={`${card.id}-title`} className="mt-5 font-display text-h3 width-normal">
        {card.title}
      </h2>
      <p className="mt-2 max-w-md">{card.text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={card.href}
          className="inline-flex min-h-11 items-center font-display text-h3 underline decoration-2 underline-offset-8 wrap-anywhere width-condensed hover:text-blue sm:text-date"
        >
          {card.address}
        </a>
        <CopyButton text={card.address} label={card.copyLabel} />
      </p>
      <div className="mt-auto pt-8">
        <a href={card.href} className={buttonStyle(main ? 'primary' : 'outline', 'max-sm:w-full')}>
          {card.label}
          <UiIcon name={card.icon} className="size-5 shrink-0" />
        </a>
        <p className={classNames('mt-3 max-w-sm text-small', main && 'text-scuff')}>{card.note}</p>
      </div>
    </section>
  );
}
