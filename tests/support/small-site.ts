import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeHostFiles } from '../../scripts/host-files';
import { temporaryDirectory } from './setup-temporary';

export const SCRIPT = `console.log("${'puck '.repeat(300)}");`;

const files: Record<string, string> = {
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
};

/** Writes a folder like that of a build, with a few small files. */
export async function writeSmallSite(): Promise<string> {
  const folder = temporaryDirectory();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const environment = { isLocal: false, supabaseUrl: undefined, day: '2026-11-21' };
  await writeHostFiles({ inlined: ['p{}'], environment, folder });
  return folder;
}
