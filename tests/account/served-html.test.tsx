// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { pages } from '@/pages/registry';
import AdminPage from '@/pages/admin/AdminPage';
import AuthPage from '@/pages/auth/AuthPage';

it.each([
  ['auth', AuthPage, 'Welcome'],
  ['admin', AdminPage, 'Admin Dashboard'],
] as const)(
  'the served HTML of %s is its title, "Loading..." and a word about JavaScript',
  (id, Page, title) => {
    const html = renderToString(
      <StaticRouter location={pages[id].path}>
        <Page />
      </StaticRouter>,
    );
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title);
    expect(html).toContain('Loading...');
    expect(html).toMatch(/<noscript><p>[^<]*JavaScript/);
    expect(html).not.toContain('style=');
    expect(html).not.toContain('<form');
  },
);
