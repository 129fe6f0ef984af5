import { classNames } from '@/lib/class-names';
import { navigationItems } from '@/site/navigation';
import type { ShownPage } from '@/site/pages';
import { UiIcon } from '@/ui/art/UiIcon';
import { PageLink } from '@/ui/PageLink';
import { LogoLink } from './LogoLink';
import { useSmallMenu } from './use-small-menu';
import { menuLabel } from '../content';

const MENU_ID = 'site-menu';

const linkStyle =
  'flex min-h-12 items-center border-l-4 border-transparent px-4 no-underline hover:text-blue aria-[current=page]:border-red forced-colors:not-aria-[current=page]:border-[Canvas]';

interface SmallNavigationProps {
  /** The page the visitor is on. */
  page: ShownPage;
  /** The wide navigation is missing, so this menu shows at every width. */
  alone: boolean;
}

/**
 * The header on small screens: the logo in the middle and a toggle that opens every item and sub-link.
 * The list is a popover, so the toggle works by markup alone before any script has run.
 */
export function SmallNavigation({ page, alone }: SmallNavigationProps) {
  const { menu, toggle, open, close, pressToggle, closeOnLeave } = useSmallMenu();

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
      {/* Safari on a phone does not focus a pressed button; this takes focus, and CSS opens the menu before any script. */}
      <div tabIndex={-1} className="justify-self-end">
        <button
          ref={toggle}
          type="button"
          popoverTarget={MENU_ID}
          aria-expanded={open}
          onClick={pressToggle}
          className="menu-toggle flex min-h-12 min-w-12 cursor-pointer flex-col items-center justify-center rounded font-display text-label uppercase"
        >
          {/* Ignores presses itself: WebKit starts Tab at the pressed icon, which is gone once it changes. */}
          <UiIcon name={open ? 'close' : 'menu'} className="pointer-events-none size-7" />
          <span>{menuLabel}</span>
        </button>
        <nav
          id={MENU_ID}
          ref={menu}
          popover="auto"
          data-open={open}
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
    </div>
  );
}
