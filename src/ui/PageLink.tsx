import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/site/pages';
import { usePrefetch } from './prefetch';

interface PageLinkProps {
  to: PageTarget;
  children: ReactNode;
  className?: string;
  onClick?: () => void;
  /** `page` when the link leads to the page it stands on. */
  current?: boolean;
}

/** A link within the site. The page's code is fetched on hover, focus or touch, so that the move paints at once. */
export function PageLink({ to, children, className, onClick, current = false }: PageLinkProps) {
  const prefetch = usePrefetch();
  const intent = () => prefetch(to.page);
  return (
    <Link
      to={pathTo(to)}
      className={className}
      onClick={onClick}
      onPointerEnter={intent}
      onFocus={intent}
      onTouchStart={intent}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
