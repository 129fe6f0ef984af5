import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { factsOf, pageIds, pages, publicPageIds } from '../../src/site/pages';
import { securityHeaders } from '../host-files';
import { ANSWER_MS, ask, type Question } from './question';

const UNKNOWN = '/launch-check/no-such-page';
const SHARE_IMAGE = '1200x630 jpeg';
const MOVED: ReadonlySet<number> = new Set([301, 308]);
/** Sources that let a script get around a policy, in whichever directive they are. */
const HOLES = /'unsafe-(inline|eval|hashes)'|(^|[\s;])(\*|data:|blob:|https?:)(?=[\s;]|$)/;
/** The parts of the policy that are the same for every site that the build makes. */
const FIXED = ["default-src 'none'", "script-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"];

/** The values of an attribute in all tags that a pattern finds. */
const valuesIn = (html: string, tag: RegExp, attribute: string) =>
  [...html.matchAll(new RegExp(`<${tag.source}[^>]*>`, 'g'))].map(
    ([found]) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(found)?.[1] ?? '',
  );
const canonicalOf = (html: string) => valuesIn(html, /link [^>]*rel="canonical"/, 'href').join(' ');
const robotsOf = (html: string) => valuesIn(html, /meta [^>]*name="robots"/, 'content').join(' ');
const shareImageOf = (html: string) => valuesIn(html, /meta [^>]*property="og:image"/, 'content').join(' ');

/** Returns the questions about the files of a live site: everything that a visitor, a crawler or a chat meets. */
export function siteQuestions(origin: string): Readonly<Record<string, Question>> {
  const at = (path: string) => new URL(path, origin);
  const get = (path: string) => ask(at(path));
  const urlOf = (path: string) => at(path).href;

  return {
    async *address() {
      if (!origin.startsWith('https://')) {
        yield 'does not begin with https://, so anybody on the way can read and change the pages';
        return;
      }
      const plain = new URL(origin);
      plain.protocol = 'http:';
      const { status, headers } = await ask(plain);
      if (!MOVED.has(status) || !headers.get('location')?.startsWith(origin))
        yield `${plain.href} does not lead to ${origin} (status ${status})`;
    },

    async *pages() {
      const addresses: string[] = [];
      for (const id of pageIds) {
        const { path, visibility } = factsOf(id);
        const { status, text } = await get(path);
        const hidden = robotsOf(text).includes('noindex');
        if (status !== 200) yield `${path} has status ${status}`;
        else if (canonicalOf(text) !== urlOf(path)) addresses.push(canonicalOf(text) || `nothing on ${path}`);
        if (visibility === 'public' && hidden) yield `${path} tells search engines not to list it`;
        if (visibility === 'private' && !hidden) yield `${path} lets search engines list it`;
      }
      const [first] = addresses;
      if (first !== undefined)
        yield `${addresses.length} give another address as their own, such as ${first}; build with VITE_SITE_URL=${origin}`;
    },

    async *'unknown addresses'() {
      const { status, text } = await get(UNKNOWN);
      if (status !== 404) yield `${UNKNOWN} has status ${status} instead of 404`;
      else if (!robotsOf(text).includes('noindex')) yield 'are not answered with 404.html of the build';
    },

    async *'other spellings'() {
      const { status, headers } = await get('/about/');
      const location = headers.get('location') ?? '';
      if (!MOVED.has(status) || at(location).href !== urlOf('/about'))
        yield `/about/ does not lead to /about (status ${status})`;
    },

    async *'search engines'() {
      const robots = (await get('/robots.txt')).text;
      if (!robots.includes(`Sitemap: ${urlOf('/sitemap.xml')}`)) yield 'robots.txt does not name the sitemap';
      if (/^Disallow: *\S/m.test(robots)) yield 'robots.txt keeps them away';
      const { text } = await get('/sitemap.xml');
      const listed = new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address));
      const missing = publicPageIds.map((id) => urlOf(pages[id].path)).filter((url) => !listed.has(url));
      if (missing.length > 0) yield `sitemap.xml lacks ${missing.length} pages, such as ${missing[0]}`;
    },

    async *'share images'() {
      const texts = await Promise.all(publicPageIds.map(async (id) => (await get(pages[id].path)).text));
      for (const address of new Set(texts.map(shareImageOf))) {
        if (!address.startsWith(`${origin}/`)) {
          yield `point to another site: ${address || 'nowhere'}`;
          return;
        }
        const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
        const { width, height, format } = await sharp(await answer.arrayBuffer())
          .metadata()
          .catch(() => ({ width: 0, height: 0, format: 'file' }));
        const found = `${width}x${height} ${format}`;
        if (found !== SHARE_IMAGE)
          yield `${address} is a ${found} (status ${answer.status}), not ${SHARE_IMAGE}`;
      }
    },

    async *headers() {
      const home = (await get('/')).text;
      const style = /<style>(.*?)<\/style>/s.exec(home)?.[1] ?? '';
      const styleHash = createHash('sha256').update(style).digest('base64');
      const { 'Content-Security-Policy': _, ...expected } = securityHeaders({ styleHashes: [styleHash], https: true });
      const [script = '/'] = valuesIn(home, /script [^>]*type="module"/, 'src');
      if (at(script).origin !== origin) {
        yield `the script of / is on another site: ${script}`;
        return;
      }
      for (const path of ['/', UNKNOWN, script]) {
        const { headers } = await get(path);
        const wrong = Object.entries(expected).filter(([name, value]) => headers.get(name) !== value);
        for (const [name, value] of wrong) yield `${path} lacks ${name}: ${value}`;
        const policy = headers.get('content-security-policy') ?? '';
        const missing = [...FIXED, `'sha256-${styleHash}'`].filter((part) => !policy.includes(part));
        if (missing.length > 0) yield `the Content-Security-Policy of ${path} lacks ${missing.join(', ')}`;
        const [hole] = HOLES.exec(policy) ?? [];
        if (hole !== undefined) yield `the Content-Security-Policy of ${path} allows ${hole.trim()}`;
      }
      const rules = [
        ['/', 'public, max-age=0, must-revalidate'],
        ['/sw.js', 'no-cache'],
        [script, 'public, max-age=31536000, immutable'],
      ] as const;
      for (const [path, rule] of rules) {
        const kept = (await get(path)).headers.get('cache-control');
        if (kept !== rule) yield `${path} has Cache-Control: ${kept ?? 'nothing'}, not ${rule}`;
      }
    },

    async *'security.txt'() {
      const { status, text } = await get('/.well-known/security.txt');
      const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
      if (status !== 200) yield `is not there (status ${status})`;
      else if (!(expires > Date.now())) yield 'is out of date; build again';
    },
  };
}
