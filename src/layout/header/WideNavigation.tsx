import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { ITEMS_LEFT_OF_LOGO, navigationItems, type NavigationItem } from '@/site/navigation.content';
import { findPage, pathTo } from '@/site/pages';
import { UiIcon } from '@/ui/art/UiIcon';
import { PageLink } from '@/ui/PageLink';
import { LogoLink } from './LogoLink';
import { wideNavigationLabel } from '../content';

/** Delays of the dropdowns in ms, fixed by the organisation; the close delay of 150 ms is Radix's own. */
export const OPEN_DELAY_MS = 200;
export const SKIP_DELAY_MS = 300;

/** Forced colours draw a transparent border, which would mark every item as current. */
const itemStyle =
  'min-h-11 items-center gap-1 border-b-2 border-transparent px-1.5 font-display text-[0.875rem] whitespace-nowrap no-underline aria-[current]:border-red not-aria-[current]:hover:border-blue font-stretch-condensed @7xl:font-stretch-normal @min-[88rem]:text-[0.9375rem] forced-colors:not-hover:not-aria-[current]:border-[Canvas]';

/** The header's navigation on wide screens, with the logo in the middle. */
export function WideNavigation() {
  const [open, setOpen] = useState('');
  const root = useRef<HTMLElement>(null);
  // The first click on a dropdown opened by hover was meant to open it, not to close it.
  const openedByHover = useRef(false);

  // Before the browser paints: a quick Tab would stop at the span.
  useLayoutEffect(() => {
    // Radix puts a focusable span that is hidden from assistive technology after the open trigger (its issue 3085).
    // Without a viewport the panel follows its trigger in the document, so nothing needs the span.
    root.current
      ?.querySelectorAll('span[aria-hidden="true"][tabindex="0"]')
      .forEach((proxy) => proxy.setAttribute('tabindex', '-1'));
  }, [open]);

  const list = (items: readonly NavigationItem[], align: 'left' | 'right') => (
    <NavigationMenu.List
      className={classNames(
        'flex flex-wrap items-center gap-x-1 @7xl:gap-x-3 @min-[88rem]:gap-x-1.5',
        align === 'left' && 'justify-end',
      )}
    >
      {items.map((item) =>
        item.dropdown === undefined ? (
          <NavigationMenu.Item key={item.name}>
            <NavLink to={pathTo(item.target)} className={`inline-flex ${itemStyle}`}>
              {item.name}
            </NavLink>
          </NavigationMenu.Item>
        ) : (
          <DropdownItem
            key={item.name}
            name={item.name}
            entries={item.dropdown}
            // Focus may leave this item while another is open under the pointer.
            onDismiss={() => setOpen((shown) => (shown === item.name ? '' : shown))}
            openedByHover={openedByHover}
          />
        ),
      )}
    </NavigationMenu.List>
  );

  return (
    <NavigationMenu.Root
      ref={root}
      aria-label={wideNavigationLabel}
      className="hidden w-full max-w-[90rem] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-4 @7xl:gap-8 @5xl:grid"
      delayDuration={OPEN_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      value={open}
      onValueChange={(value) => {
        // The hover delay also ends after a press that did not wait for it, with nothing left to open.
        if (value !== open) openedByHover.current = value !== '';
        setOpen(value);
      }}
    >
      {list(navigationItems.slice(0, ITEMS_LEFT_OF_LOGO), 'left')}
      <LogoLink />
      {list(navigationItems.slice(ITEMS_LEFT_OF_LOGO), 'right')}
    </NavigationMenu.Root>
  );
}

interface DropdownItemProps {
  name: string;
  entries: NonNullable<NavigationItem['dropdown']>;
  onDismiss: () => void;
  openedByHover: { current: boolean };
}

/**
 * A disclosure button and its list of links (WAI-ARIA APG, disclosure navigation). Without scripts it is a link to the
 * first of them.
 */
function DropdownItem({ name, entries, onDismiss, openedByHover }: DropdownItemProps) {
  const page = findPage(useLocation().pathname);

  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget))
      onDismiss();
  }
  function ignoreFirstClickAfterHover(event: MouseEvent<HTMLButtonElement>) {
    const isOpen = event.currentTarget.getAttribute('aria-expanded') === 'true';
    const byPointer = event.detail > 0;
    if (isOpen && byPointer && openedByHover.current) event.preventDefault();
    // Runs after Radix has handled this click: whatever it opens now was not opened by hover.
    queueMicrotask(() => {
      openedByHover.current = false;
    });
  }

  return (
    <NavigationMenu.Item value={name} className="relative" onBlur={closeOnLeave}>
      {entries.slice(0, 1).map(({ target }) => (
        <PageLink key={name} to={target} className={`hidden noscript:inline-flex ${itemStyle}`}>
          {name}
        </PageLink>
      ))}
      <NavigationMenu.Trigger
        type="button"
        aria-current={entries.some((entry) => entry.target.page === page) || undefined}
        onClick={ignoreFirstClickAfterHover}
        className={`group inline-flex cursor-pointer noscript:hidden ${itemStyle}`}
      >
        {name}
        <UiIcon
          name="chevron-down"
          className="size-3 transition-transform duration-glide group-data-[state=open]:rotate-180"
        />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        // Radix labels the panel, which has no role that could carry a name (ARIA 1.2, prohibited naming).
        aria-labelledby={undefined}
        className="dropdown absolute top-full left-0 z-10 min-w-56 pt-2"
      >
        <ul className="rounded border border-hairline border-t-4 border-t-blue bg-header py-2">
          {entries.map((entry) => (
            <li key={entry.name}>
              <NavLink
                to={pathTo(entry.target)}
                onClick={onDismiss}
                className="flex min-h-11 items-center px-4 text-small no-underline hover:bg-ice hover:text-blue aria-[current=page]:font-semibold aria-[current=page]:text-blue"
              >
                {entry.name}
              </NavLink>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
