import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import config from '../vite.config';
import { temporaryDirectory } from './support/setup-temporary';
import { call } from './support/http';

const SECRET = 'the-signing-key-of-this-machine';
const DATA = ['jwt-secret', 'mail-secret', 'mail/link.html', 'database/base/1/1259'];
const FILES = DATA.map((name) => `supabase/.temp/embedded/${name}`).concat(
  '.env .env.local .env.production.local .git/config'.split(' '),
);
const QUERIES = ['', '?raw', '?raw??', '?url&inline', '?import&raw', '?inline', '?.svg?raw', '?v=1&raw#x'];
const SHAPES = [SECRET, Buffer.from(SECRET).toString('base64').slice(0, 30)];

let root: string;
let server: ViteDevServer;
let origin: string;

beforeAll(async () => {
  // Names a project, so that no local database is made.
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  root = realpathSync(temporaryDirectory());
  for (const file of [...FILES, 'src/note.txt']) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), SECRET);
  }
  writeFileSync(join(root, 'index.html'), '<h1>Home</h1>');
  // Uses Vitest's own copy of the configuration: Vite's loaders would need tsx, which `npm run dev` gives them.
  const settings = await config({ command: 'serve', mode: 'development' });
  server = await createServer({
    ...settings,
    root,
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    server: { ...settings.server, host: '127.0.0.1', port: 4295, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
}, 60_000);

afterAll(() => server.close());

/** Ways to write the project folder before a file name. */
const FOLDERS = `
  / // /./ /src/../ /src/%2e%2e/ /src/..%2f /src/..%5c /node_modules/.vite/../../
  /@fs<root>/ /@fs/<root>/ /%40fs<root>/ /@fs<root>/src/../ /@id/<root>/ /@id<root>/ /@id/./ <root>/
`;

it.each(FILES)('the development server does not serve %s', async (file) => {
  const folders = FOLDERS.replaceAll('<root>', root).trim().split(/\s+/);
  const spellings = [...folders.map((folder) => folder + file), `/${file.replace('e', '%65')}`];
  for (const path of spellings.flatMap((spelling) => QUERIES.map((query) => spelling + query))) {
    const { text } = await call(origin, path);
    for (const shape of SHAPES) expect.soft(text, path).not.toContain(shape);
  }
});

it('the development server serves pages and their sources', async () => {
  for (const path of ['/', '/about']) {
    expect((await call(origin, path, { headers: { accept: 'text/html' } })).text).toContain('<h1>Home</h1>');
  }
  const source = await call(origin, '/src/note.txt?raw', { headers: { 'sec-fetch-dest': 'script' } });
  expect(source.text).toContain(SECRET);
});
