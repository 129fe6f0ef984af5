import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathTo, type PageTarget } from '@/site/pages';

interface PageLinkProps {
  to: PageTarget;
  children: ReactNode;
  className?: string | undefined;
  /** Called before the move; the move itself cannot be stopped. */
  onClick?: () => void;
}

/** A link within the site. */
export function PageLink({ to, children, className, onClick }: PageLinkProps) {
  return (
    <Link to={pathTo(to)} className={className} onClick={() => onClick?.()}>
      {children}
    </Link>
  );
}
