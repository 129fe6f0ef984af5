import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { navigationItems, type NavigationItem } from '@/site/navigation';
import type { ShownPage } from '@/site/pages';
import { UiIcon } from '@/ui/art/UiIcon';
import { PageLink } from '@/ui/PageLink';
import { LogoLink } from './LogoLink';
import { useMarkedPage } from './use-marked-page';
import { wideNavigationLabel } from '../content';

/** Delays of the dropdowns in ms, fixed by the organisation; the close delay of 150 ms is Radix's own. */
const OPEN_DELAY_MS = 200;
const SKIP_DELAY_MS = 300;

/** Forced colours draw a transparent border, which would mark every item as current. */
const itemStyle =
  'relative inline-flex min-h-11 items-center gap-1 border-b-2 border-transparent px-1.5 font-display text-[0.875rem] whitespace-nowrap no-underline width-[85%] hover:border-blue lg:width-condensed xl:width-normal forced-colors:not-hover:border-[Canvas]';

/** The red line under the item of the current page. */
const CurrentLine = ({ shown }: { shown: boolean }) => (
  <span
    className={classNames(
      'absolute inset-x-0 -bottom-0.5 border-b-2',
      shown ? 'current-line border-red' : 'invisible',
    )}
  />
);

interface WideNavigationProps {
  /** The page the visitor is on. */
  page: ShownPage;
}

/** The header's navigation on wide screens: five items left of the logo, five right. */
export function WideNavigation({ page }: WideNavigationProps) {
  const [open, setOpen] = useState('');
  const [hydrated, setHydrated] = useState(false);
  const root = useRef<HTMLElement>(null);
  const marked = useMarkedPage(page);
  // The first click on a dropdown opened by hover was meant to open it, not to close it.
  const openedByHover = useRef(false);

  useEffect(() => {
    // A dropdown that CSS holds open must not vanish under the pointer; one that CSS is about to open must still open,
    // although a resting pointer sends no further event.
    const hovered = () => root.current?.querySelector<HTMLElement>('.nav-item:hover');
    const panel = hovered()?.querySelector('.nav-panel');
    const visible = panel != null && getComputedStyle(panel).visibility === 'visible';
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must match the served page
    setHydrated(true);
    if (visible) {
      setOpen(hovered()?.dataset['item'] ?? '');
      return;
    }
    if (panel == null) return;
    const timer = window.setTimeout(() => {
      const item = hovered()?.dataset['item'];
      if (item !== undefined) setOpen(item);
    }, OPEN_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Radix puts a focusable span that is hidden from assistive technology after the open trigger (its issue 3085).
    // Without a viewport the panel follows its trigger in the document, so nothing needs the span.
    root.current
      ?.querySelectorAll('span[aria-hidden="true"][tabindex="0"]')
      .forEach((proxy) => proxy.setAttribute('tabindex', '-1'));
  }, [open]);

  const list = (items: readonly NavigationItem[], align: 'left' | 'right') => (
    <NavigationMenu.List
      className={classNames(
        'flex flex-wrap items-center gap-x-1 xl:gap-x-3',
        align === 'left' && 'justify-end',
      )}
    >
      {items.map((item) =>
        item.dropdown === undefined ? (
          <NavigationMenu.Item key={item.name}>
            <PageLink to={item.target} current={item.target.page === page} className={itemStyle}>
              {item.name}
              <CurrentLine shown={item.target.page === marked} />
            </PageLink>
          </NavigationMenu.Item>
        ) : (
          <DropdownItem
            key={item.name}
            name={item.name}
            entries={item.dropdown}
            page={page}
            marked={item.dropdown.some((entry) => entry.target.page === marked)}
            serveContent={!hydrated}
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
      data-live={hydrated ? '' : undefined}
      className="hidden w-full max-w-[90rem] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4 px-4 xl:gap-8 @5xl:grid"
      delayDuration={OPEN_DELAY_MS}
      skipDelayDuration={SKIP_DELAY_MS}
      value={open}
      onValueChange={(value) => {
        // The hover delay also ends after a press that did not wait for it, with nothing left to open.
        if (value !== open) openedByHover.current = value !== '';
        setOpen(value);
      }}
    >
      {list(navigationItems.slice(0, 5), 'left')}
      <LogoLink />
      {list(navigationItems.slice(5), 'right')}
    </NavigationMenu.Root>
  );
}

interface DropdownItemProps {
  name: string;
  entries: NonNullable<NavigationItem['dropdown']>;
  page: ShownPage;
  /** The line is under this item. */
  marked: boolean;
  /** Until hydration the closed panel is in the page, where CSS opens it and crawlers find its links. */
  serveContent: boolean;
  onDismiss: () => void;
  openedByHover: { current: boolean };
}

/** A disclosure button and its list of links (WAI-ARIA APG, disclosure navigation). */
function DropdownItem({
  name,
  entries,
  page,
  marked,
  serveContent,
  onDismiss,
  openedByHover,
}: DropdownItemProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    onDismiss();
    trigger.current?.focus();
  }
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
    <NavigationMenu.Item
      value={name}
      data-item={name}
      className="nav-item relative"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <NavigationMenu.Trigger
        ref={trigger}
        type="button"
        onClick={ignoreFirstClickAfterHover}
        className={`${itemStyle} group cursor-pointer`}
      >
        {name}
        <UiIcon
          name="chevron-down"
          className="size-3 transition-transform duration-glide group-data-[state=open]:rotate-180"
        />
        <CurrentLine shown={marked} />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        {...(serveContent ? { forceMount: true as const } : {})}
        // Radix labels the panel, which has no role that could carry a name (ARIA 1.2, prohibited naming).
        aria-labelledby={undefined}
        className="nav-panel absolute top-full left-0 z-10 min-w-56 pt-2"
      >
        <ul className="rounded border border-hairline border-t-4 border-t-blue bg-sheet py-2">
          {entries.map((entry) => (
            <li key={entry.name}>
              <PageLink
                to={entry.target}
                current={entry.target.page === page}
                onClick={onDismiss}
                className="flex min-h-11 items-center px-4 text-small no-underline hover:bg-ice hover:text-blue aria-[current=page]:font-semibold aria-[current=page]:text-blue"
              >
                {entry.name}
              </PageLink>
            </li>
          ))}
        </ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
