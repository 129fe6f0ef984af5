import { fileRules } from '../../server/site-rules';

/** Returns vercel.json: `/about` is about.html, other spellings redirect to it, unknown addresses are 404.html. */
export function vercelFile(headers: Readonly<Record<string, string>>): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: [{ path: '/', headers }, ...fileRules].map(({ path, headers: values }) => ({
      source: path.endsWith('/') ? `${path}(.*)` : path,
      headers: Object.entries(values).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
