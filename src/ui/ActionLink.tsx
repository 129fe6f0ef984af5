import type { Action } from '@/site/content-types';
import { mailtoLink } from '@/site/contact-links';
import { externalLinks } from '@/site/organization.content';
import { UiIcon } from './art/UiIcon';
import { buttonStyle, type ButtonVariant } from './button-style';
import { ExternalLink } from './ExternalLink';
import { LinkSubject } from './LinkSubject';
import { PageLink } from './PageLink';

interface ActionLinkProps {
  action: Action;
  /** First line of the email, where the action opens one. */
  body?: string;
  variant?: ButtonVariant;
  /** Subject of the link, for someone who hears it without its surroundings (WCAG 2.4.9). */
  about?: string;
  className?: string;
}

/**
 * A link styled as a button: internal page, external page, or email.
 * An email that is the point of a section is a ContactAction instead, which also shows the address.
 */
export function ActionLink({ action, body, variant = 'primary', about, className }: ActionLinkProps) {
  const style = buttonStyle(variant, className);
  const label = (
    <>
      {action.label}
      {about === undefined ? null : <LinkSubject>{about}</LinkSubject>}
    </>
  );
  switch (action.kind) {
    case 'page':
      return (
        <PageLink to={action.to} className={style}>
          {label}
        </PageLink>
      );
    case 'external':
      return (
        <ExternalLink href={externalLinks[action.link]} className={style}>
          {label}
          <UiIcon name="external" className="size-4 shrink-0" />
        </ExternalLink>
      );
    case 'mail':
      return (
        <a href={mailtoLink({ ...action, body })} className={style}>
          {label}
          <UiIcon name="mail" className="size-5 shrink-0" />
        </a>
      );
  }
}
