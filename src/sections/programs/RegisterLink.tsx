import { registerSection } from '@/content/programs';
import type { Camp } from '@/content/types';
import { externalLinks } from '@/site/organization';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle, type ButtonVariant } from '@/ui/button-style';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';

interface RegisterLinkProps {
  camp: Camp;
  variant: ButtonVariant;
  className?: string;
}

/** The register button of one camp; its name says which one, for whoever hears the buttons without their rows. */
export function RegisterLink({ camp, variant, className }: RegisterLinkProps) {
  return (
    <ExternalLink
      href={externalLinks[registerSection.register.link]}
      className={buttonStyle(variant, className)}
    >
      {registerSection.register.label}
      <LinkSubject>{`${camp.name}, ${camp.dates}`}</LinkSubject>
      <UiIcon name="external" className="size-4 shrink-0" />
    </ExternalLink>
  );
}
