import { cacheRules, slashRedirects } from './host-rules';

/** Returns `_headers` as Netlify and Cloudflare Pages read it. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const rule = (path: string, lines: readonly string[]) =>
    [path, ...lines.map((line) => `  ${line}`), ''].join('\n');
  return [
    rule(
      '/*',
      Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ),
    ...cacheRules.map(({ path, value }) =>
      rule(path.endsWith('/') ? `${path}*` : path, [`Cache-Control: ${value}`]),
    ),
    rule('/calendar/*', ['Content-Type: text/calendar; charset=utf-8']),
  ].join('\n');
}

/**
 * Returns `_redirects` as Netlify and Cloudflare Pages read it. There is no rule that leads unknown addresses to the
 * home page: both hosts answer them with 404.html and status 404, and search engines would take anything else for a page.
 */
export function redirectsFile(): string {
  return `${slashRedirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`;
}
