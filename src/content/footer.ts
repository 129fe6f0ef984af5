import { organization } from '@/site/organization';

export const footerHeadings = { links: 'Quick links', social: 'Follow us', contact: 'Contact' };

export const footerText = 'Youth hockey led by BIPOC and South Asian players and coaches, for everyone.';

export const places = 'Edmonton, Alberta and Surrey, BC';

/** These lead nowhere yet (spec §2, Footer); the suffix says so to everyone. */
export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Accessibility'] as const;
export const legalSuffix = '(not yet available)';

export const copyright = `© ${organization.copyrightYear} ${organization.legalName}`;
