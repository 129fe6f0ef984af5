import { fileRules } from './site-rules';
import { redirectRules } from '../../src/site/redirects';

/** Returns `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [{ path: '/', headers }, ...fileRules]
    .map(({ path, headers: values }) =>
      [
        path.endsWith('/') ? `${path}*` : path,
        ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

/**
 * Returns `_redirects` as Netlify and Cloudflare Pages read it. No rule sends unknown addresses to the home page: both
 * hosts answer them with 404.html and status 404, and search engines would take anything else for a page.
 */
export function redirectsFile(): string {
  return `${redirectRules()
    .map(({ from, to }) => `${from} ${to} 301`)
    .join('\n')}\n`;
}
