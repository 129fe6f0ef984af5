import type { Locator, Page } from '@playwright/test';
import { pages, type PageId } from '@/site/pages';

/** The footer's link to a page. */
export const footerLink = (page: Page, id: PageId): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: pages[id].label, exact: true });
