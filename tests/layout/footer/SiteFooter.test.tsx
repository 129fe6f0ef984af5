import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { legalLinks } from '@/layout/footer/content';
import { SiteFooter } from '@/layout/footer/SiteFooter';
import { pages, publicPageIds } from '@/pages/registry';
import { renderPage } from '../../support/render-page';

it('the footer leads to every public page by its name, so that there are two ways to each (WCAG 2.4.5)', () => {
  renderPage(<SiteFooter page="home" />);
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    publicPageIds.map((id) => [pages[id].label, pages[id].path]),
  );
});

it('the footer says which links lead nowhere yet, and they do not jump to the top', () => {
  renderPage(<SiteFooter page="home" />);
  for (const label of legalLinks) {
    const link = screen.getByRole('link', { name: `${label} (not yet available)` });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  }
});
