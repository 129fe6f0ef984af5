import { registerSection } from './registration.content';
import type { ListedCamp } from './camp-list';
import { externalLinks } from '@/site/organization.content';
import { ActionLink } from '@/ui/ActionLink';
import { UiIcon } from '@/ui/art/UiIcon';
import { buttonStyle, type ButtonVariant } from '@/ui/button-style';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkSubject } from '@/ui/LinkSubject';

interface RegisterLinkProps {
  camp: ListedCamp;
  variant: ButtonVariant;
  className: string;
}

/**
 * The way into one camp: registration, or an email that asks to wait for a place in a full camp, or for the dates of
 * one that has none. Its name includes the camp, for someone who hears the link without its row.
 */
export function RegisterLink({ camp, variant, className }: RegisterLinkProps) {
  const about = `${camp.name}, ${camp.code}`;
  const { askWhen, fullAction } = registerSection;
  if (camp.full)
    return <ActionLink action={fullAction} about={about} variant="outline" className={className} />;
  if (camp.days === undefined)
    return (
      <ActionLink
        action={askWhen}
        body={`${camp.name} (${camp.code})`}
        about={camp.name}
        variant={variant}
        className={`${className} [&_svg]:size-4`}
      />
    );
  return (
    <ExternalLink
      href={camp.registrationLink ?? externalLinks[registerSection.register.link]}
      className={buttonStyle(variant, className)}
    >
      {registerSection.register.label}
      <LinkSubject>{about}</LinkSubject>
      <UiIcon name="external" className="size-4 shrink-0" />
    </ExternalLink>
  );
}
