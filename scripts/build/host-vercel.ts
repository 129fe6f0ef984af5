import { cacheRules } from './host-rules';

/** Returns vercel.json: `/about` is about.html, other spellings redirect to it, unknown addresses are 404.html. */
export function vercelFile(headers: Readonly<Record<string, string>>): string {
  const rule = (source: string, values: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  });
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', headers),
      ...cacheRules.map(({ path, value }) =>
        rule(path.endsWith('/') ? `${path}(.*)` : path, { 'Cache-Control': value }),
      ),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
