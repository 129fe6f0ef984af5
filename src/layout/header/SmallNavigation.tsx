import { NavLink } from 'react-router-dom';
import { classNames } from '@/lib/class-names';
import { navigationItems } from '@/site/navigation.content';
import { pathTo } from '@/site/pages';
import { UiIcon } from '@/ui/art/UiIcon';
import { LogoLink } from './LogoLink';
import { useSmallMenu } from './use-small-menu';
import { menuLabel } from '../content';
import { FOOTER_LINKS_ID } from '../ids';

const MENU_ID = 'site-menu';

const toggleStyle = 'min-h-12 min-w-12 flex-col items-center justify-center rounded title-label no-underline';

const linkStyle =
  'flex min-h-12 items-center border-l-4 border-transparent px-4 no-underline hover:text-blue aria-[current=page]:border-red forced-colors:not-aria-[current=page]:border-[Canvas]';

/**
 * The header on small screens, and on wide ones without the row of items: the logo in the middle and a toggle that opens
 * every item and sub-link. Without scripts the toggle is a link to the footer, which lists every page.
 */
export function SmallNavigation() {
  const { menu, toggle, open, setOpen, closeOnLeave } = useSmallMenu();
  const close = () => setOpen(false);

  return (
    <div
      className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(min-content,1fr)] items-center px-[min(0.75rem,3.75vw)] @5xl:[nav+&]:hidden"
      onBlur={closeOnLeave}
    >
      <span />
      <div className="flex justify-center">
        <LogoLink />
      </div>
      <div className="justify-self-end">
        <a href={`#${FOOTER_LINKS_ID}`} className={classNames(toggleStyle, 'hidden noscript:flex')}>
          <UiIcon name="menu" className="size-7" />
          {menuLabel}
        </a>
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!open)}
          className={classNames(toggleStyle, 'flex cursor-pointer noscript:hidden')}
        >
          {/* Ignores presses itself: WebKit starts Tab at the pressed icon, which is gone once it changes. */}
          <UiIcon name={open ? 'close' : 'menu'} className="pointer-events-none size-7" />
          <span>{menuLabel}</span>
        </button>
        <nav
          id={MENU_ID}
          ref={menu}
          aria-label={menuLabel}
          className={classNames('site-menu bg-header text-night', !open && 'hidden')}
        >
          <ul className="mx-auto max-w-narrow px-side py-4 pb-16">
            {navigationItems.map((item) => (
              <li key={item.name} className="border-b border-hairline py-1">
                {item.dropdown === undefined ? (
                  <NavLink
                    to={pathTo(item.target)}
                    onClick={close}
                    className={classNames(linkStyle, 'title-4')}
                  >
                    {item.name}
                  </NavLink>
                ) : (
                  <>
                    <p className="px-side pt-3 pb-1 title-4 text-scuff">{item.name}</p>
                    <ul className="pb-2 pl-4">
                      {item.dropdown.map((entry) => (
                        <li key={entry.name}>
                          <NavLink to={pathTo(entry.target)} onClick={close} className={linkStyle}>
                            {entry.name}
                          </NavLink>
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
