import type { ExternalUrl } from '@/site/organization.content';
import type { ReactNode } from 'react';
import { opensInNewTab } from './content';

interface ExternalLinkProps {
  href: ExternalUrl;
  children: ReactNode;
  className?: string;
}

/** A link to another site: opens in a new tab and says so to assistive technology (technique G201). */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only">{` ${opensInNewTab}`}</span>
    </a>
  );
}
