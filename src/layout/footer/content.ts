import { organization } from '@/site/organization.content';

export const footerHeadings = { links: 'Quick links', social: 'Follow us', contact: 'Contact' };

export const footerText =
  'Youth hockey led by Black, Indigenous, South Asian and other people of colour. Everyone is welcome.';

/** Before the number: the link starts a text message, not a call. */
export const textLabel = 'Text';

export const places = 'Edmonton, Alberta and Surrey, BC';

/** These lead nowhere yet; the suffix says so. */
export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Accessibility'] as const;
export const legalSuffix = '(not yet available)';

export const offlineLine =
  'No signal at the rink? Pages you’ve opened, camp dates and how to reach us or report an incident still work.';

export const signOutWords = {
  label: 'Sign out',
  done: 'You are signed out.',
};

export const copyright = `© ${organization.copyrightYear} ${organization.legalName}`;
