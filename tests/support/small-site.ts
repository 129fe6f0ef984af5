import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeHostFiles } from '../../scripts/build/write-host-files';
import { temporaryDirectory } from './setup-temporary';

export const SCRIPT = `console.log("${'puck '.repeat(50)}");`;

const files: Record<string, string | Buffer> = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'auth.html': '<h1>Welcome</h1>',
  '404.html': '<h1>Not here</h1>',
  '.vite/manifest.json': '{}',
  'sw.js': 'self',
  'robots.txt': 'User-agent: *',
  'licences.txt': 'licences',
  'sitemap.xml': '<urlset/>',
  'favicon.svg': '<svg/>',
  'favicon.ico': 'icon',
  'site.webmanifest': '{}',
  'calendar/camp.ics': 'BEGIN:VCALENDAR',
  'images/hero.avif': 'avif',
  'photos/team-800.avif': 'avif',
  'images/hero.webp': 'webp',
  'assets/.htaccess': 'secret',
  'assets/text-3c4d.woff2': 'font',
  'assets/main-1a2b.js': SCRIPT,
  'assets/main-1a2b.js.br': brotliCompressSync(SCRIPT),
  'assets/main-1a2b.js.gz': gzipSync(SCRIPT),
};

/** Writes a folder like that of a build, with a few small files. */
export async function writeSmallSite(): Promise<string> {
  const folder = temporaryDirectory();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  await writeHostFiles({ styleHashes: ['c3R5bGU='], embedded: false, folder });
  return folder;
}
