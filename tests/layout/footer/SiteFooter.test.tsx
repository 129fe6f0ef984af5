import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { legalLinks } from '@/layout/footer/content';
import { SiteFooter } from '@/layout/footer/SiteFooter';
import { renderPage } from '../../support/render-page';

it('the footer marks links that lead nowhere yet, and they do not jump to the top', () => {
  renderPage(<SiteFooter page="home" />);
  for (const label of legalLinks) {
    const link = screen.getByRole('link', { name: `${label} (not yet available)` });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
  }
});
