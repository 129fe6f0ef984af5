import { useLocation } from 'react-router-dom';
import { organization } from '@/site/organization.content';
import { Logo } from '@/ui/art/Logo';
import { PageLink } from '@/ui/PageLink';

/**
 * The logo in the middle of the header; leads home. The key redraws it on every page, so that its star closes again.
 */
export function LogoLink() {
  const { pathname } = useLocation();
  return (
    <PageLink to={{ page: 'home' }} className="site-logo flex shrink-0 items-center rounded">
      <Logo key={pathname} className="w-auto overflow-visible" />
      <span className="sr-only">{organization.name}, home</span>
    </PageLink>
  );
}
