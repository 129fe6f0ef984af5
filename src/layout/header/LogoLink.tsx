import { organization } from '@/site/organization';
import { Logo } from '@/ui/art/Logo';
import { PageLink } from '@/ui/PageLink';

/** The logo in the middle of the header; leads home. */
export function LogoLink() {
  return (
    <PageLink to={{ page: 'home' }} className="site-logo flex shrink-0 items-center rounded">
      <Logo className="h-[64px] w-auto md:h-[96px]" />
      <span className="sr-only">{organization.name}, home</span>
    </PageLink>
  );
}
