import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { navigationItems } from '@/site/navigation';
import type { ShownPage } from '@/pages/registry';
import { UiIcon } from '@/ui/art/UiIcon';
import { PageLink } from '@/ui/PageLink';
import { LogoLink } from './LogoLink';
import { markReady } from '@/layout/mark-ready';
import { isWideScreen } from './wide-screen';
import { menuLabel } from '../words';

const MENU_ID = 'site-menu';

const linkStyle =
  'flex min-h-12 items-center border-l-4 border-transparent px-4 no-underline hover:text-blue aria-[current=page]:border-red forced-colors:not-aria-[current=page]:border-[Canvas]';

/** Takes the page behind the open menu away from keys, pointers and assistive technology, and gives it back. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll('.site-main > *, .site-footer'))
    part.toggleAttribute('inert', inert);
}

interface SmallNavigationProps {
  /** The page the visitor is on. */
  page: ShownPage;
  /** There is no row of items to stand aside for. */
  alone: boolean;
}

/**
 * The header on small screens: the logo in the middle and a toggle that opens every item and sub-link.
 * The list is a popover, so the toggle works by markup alone before any script has run.
 */
export function SmallNavigation({ page, alone }: SmallNavigationProps) {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  useEffect(() => {
    const element = menu.current;
    if (element === null) return;
    const follow = () => setOpen(element.matches(':popover-open'));
    // Told before it closes: by then focus may move on into the page.
    const cover = (event: ToggleEvent) => setPageInert(event.newState === 'open');
    // The page behind is inert: Tab leads on into it by closing the menu first (WCAG 2.4.11).
    const closeBeforeLeaving = ({ key, shiftKey, target }: KeyboardEvent) => {
      const isLast = [...element.querySelectorAll('a')].at(-1) === target;
      if (key === 'Tab' && !shiftKey && isLast) element.hidePopover();
    };
    // In a window that has grown wide the menu is gone, and the page must not stay covered.
    const closeUnseen = () => {
      if (!element.matches(':popover-open') || element.checkVisibility()) return;
      element.hidePopover();
    };
    if (!CSS.supports('selector(:popover-open)')) return;
    follow();
    setPageInert(element.matches(':popover-open'));
    element.addEventListener('toggle', follow);
    element.addEventListener('beforetoggle', cover);
    element.addEventListener('keydown', closeBeforeLeaving);
    window.addEventListener('resize', closeUnseen);
    return () => {
      element.removeEventListener('toggle', follow);
      element.removeEventListener('beforetoggle', cover);
      element.removeEventListener('keydown', closeBeforeLeaving);
      window.removeEventListener('resize', closeUnseen);
      setPageInert(false);
    };
  }, []);

  useEffect(() => {
    if (alone || !isWideScreen()) markReady('header');
  }, [alone]);

  const close = () => menu.current?.hidePopover?.();
  useEffect(close, [key]);

  // Focus that leaves by other ways than Tab from the last link, e.g. back to the skip link.
  function closeOnLeave(event: FocusEvent<HTMLElement>) {
    const to = event.relatedTarget;
    if (to instanceof Node && !event.currentTarget.contains(to)) close();
  }

  return (
    <div
      className={classNames(
        'grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(min-content,1fr)] items-center px-[min(0.75rem,3.75vw)]',
        !alone && '@5xl:hidden',
      )}
      onBlur={closeOnLeave}
    >
      <span />
      <div className="flex justify-center">
        <LogoLink />
      </div>
      <button
        ref={toggle}
        type="button"
        popoverTarget={MENU_ID}
        className="menu-toggle flex min-h-12 min-w-12 cursor-pointer flex-col items-center justify-center justify-self-end rounded font-display text-label uppercase"
      >
        <UiIcon name={open ? 'close' : 'menu'} className="size-7" />
        <span>{menuLabel}</span>
      </button>
      <nav
        id={MENU_ID}
        ref={menu}
        popover="auto"
        aria-label={menuLabel}
        className="site-menu bg-sheet text-night"
      >
        <ul className="mx-auto max-w-narrow px-side py-4 pb-16">
          {navigationItems.map((item) => (
            <li key={item.name} className="border-b border-hairline py-1">
              {item.dropdown === undefined ? (
                <PageLink
                  to={item.target}
                  current={item.target.page === page}
                  onClick={close}
                  className={classNames(linkStyle, 'font-display text-h4 width-normal')}
                >
                  {item.name}
                </PageLink>
              ) : (
                <>
                  <p className="px-side pt-3 pb-1 font-display text-h4 text-scuff width-normal">
                    {item.name}
                  </p>
                  <ul className="pb-2 pl-4">
                    {item.dropdown.map((entry) => (
                      <li key={entry.name}>
                        <PageLink
                          to={entry.target}
                          current={entry.target.page === page}
                          onClick={close}
                          className={linkStyle}
                        >
                          {entry.name}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
