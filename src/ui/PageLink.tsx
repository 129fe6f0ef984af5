import { useContext, type ReactNode } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/pages/registry';
import { PrefetchContext } from './prefetch-context';

interface PageLinkProps {
  to: PageTarget;
  children: ReactNode;
  className?: string | undefined;
  /** Called before the move; the move itself cannot be stopped. */
  onClick?: () => void;
  /** Whether the link leads to the page that shows it. */
  current?: boolean;
}

/**
 * A link within the site. The page's code is fetched on hover, focus or touch, so that the move paints at once. Uses
 * the router's hook, because its own Link carries the prefetching of framework mode, 2 kB that nothing here uses.
 */
export function PageLink({ to, children, className, onClick, current = false }: PageLinkProps) {
  const href = pathTo(to);
  const move = useLinkClickHandler<HTMLAnchorElement>(href);
  const prefetchPage = useContext(PrefetchContext);
  const intent = () => prefetchPage(to.page);
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        onClick?.();
        move(event);
      }}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  );
}
