import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteFooter } from '@/layouts/SiteFooter';
import { mailLink, smsLink } from '@/site/mail-links';
import { socialProfiles } from '@/site/organization';
import { pages, publicPageIds } from '@/site/pages';

const addressesIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('SiteFooter (spec §2)', () => {
  beforeEach(() => {
    render(<SiteFooter />, { wrapper: MemoryRouter });
  });

  it('leads to every public page by its name, so that there are two ways to each (WCAG 2.4.5)', () => {
    const list = screen.getByRole('navigation', { name: 'Quick links' });
    expect(addressesIn(list)).toEqual(publicPageIds.map((id) => pages[id].path));
    for (const id of publicPageIds) {
      expect(within(list).getByRole('link', { name: pages[id].label })).toHaveAttribute(
        'href',
        pages[id].path,
      );
    }
  });

  it('leads to the four profiles and to a mail and a message to the organisation', () => {
    const addresses = addressesIn(screen.getByRole('contentinfo'));
    for (const { href } of socialProfiles) expect(addresses).toContain(href);
    expect(addresses).toContain(mailLink({ subject: 'general' }));
    expect(addresses).toContain(smsLink());
  });

  it.each(['Privacy Policy', 'Terms of Service', 'Accessibility'])(
    'says that %s leads nowhere yet, and does not jump to the top',
    (label) => {
      const link = screen.getByRole('link', { name: `${label} (not yet available)` });
      expect(link).toHaveAttribute('href', '#');
      const click = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(click);
      expect(click.defaultPrevented).toBe(true);
    },
  );

  it('carries the copyright year of the spec', () => {
    expect(screen.getByText(/^© 2024 /)).toBeInTheDocument();
  });
});
