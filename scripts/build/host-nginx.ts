import { ASK_EACH_TIME, fileRules } from '../../server/site-rules';
import { pageIds, pages } from '../../src/pages/registry';

/** Returns the security headers as an nginx include. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function map(
  from: string,
  to: string,
  lines: readonly (readonly [pattern: string, value: string])[],
): string {
  return [
    `map ${from} ${to} {`,
    ...lines.map(([pattern, value]) => `    "${pattern}" "${value}";`),
    '}',
    '',
  ].join('\n');
}

/**
 * Returns what deploy/nginx/site.conf looks up, for the level of `http`: how long a file may be kept, and where another
 * spelling of a page leads. nginx has decoded `$uri` and merged its slashes, so one that is a page and differs from
 * what was asked for is another spelling.
 */
export function nginxMaps(): string {
  const kept = fileRules.flatMap(({ path, headers }) => {
    const value = headers['Cache-Control'];
    return value === undefined ? [] : [[path.endsWith('/') ? `~^${path}` : path, value] as const];
  });
  const names = pageIds.map((id) => pages[id].path.slice(1)).filter((name) => name !== '');
  return [
    map('$uri', '$cache_control', [['default', ASK_EACH_TIME], ...kept]),
    map('$uri', '$page', [
      ['default', ''],
      [String.raw`~^/(?:index(?:\.html)?/?)?\z`, '/'],
      [String.raw`~^/(?<page_name>${names.join('|')})(?:\.html)?/?\z`, '/$page_name'],
    ]),
    map('"$page $request_uri"', '$other_spelling_of', [
      ['default', '$page'],
      ['~^ ', ''],
      [String.raw`~^(?<asked>\S+) \k<asked>(?:\?|\z)`, ''],
    ]),
  ].join('\n');
}
