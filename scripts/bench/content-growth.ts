import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright';
import { serveStatic } from '../static-server';
import { measurePage, type Visit } from './measure-page';
import { multipliedContent } from './multiplied-content';
import { median } from './statistics';

/** Pages whose lists grow with the program, and the content modules that hold those lists. */
const GROWING = [
  { path: '/programs', module: 'camps' },
  { path: '/our-coaches', module: 'coaches' },
  { path: '/our-impact', module: 'impact' },
  { path: '/initiatives', module: 'initiatives' },
  { path: '/faqs', module: 'faqs' },
] as const;

const COPIED = ['src', 'scripts', 'server', 'public', 'supabase', 'deploy', 'index.html'];
const COPIED_SETTINGS = ['package.json', 'tsconfig.json', 'vite.config.ts', 'tailwind.config.ts'];

/** What one page costs with `times` as much content. Times in ms, bytes after Brotli. */
export interface PageCost extends Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'blocked' | 'scriptBytes'> {
  path: string;
  times: number;
  htmlBytes: number;
}

/**
 * Builds a copy of the site whose lists are `times` as long. The content check stays out: it knows the true counts.
 * @throws Error with what the build printed, when it fails
 */
async function buildMultiplied(times: number): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'az1-grown-'));
  for (const name of [...COPIED, ...COPIED_SETTINGS]) await cp(name, join(copy, name), { recursive: true });
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const { module } of GROWING) {
    const file = join(copy, 'src/content', `${module}.ts`);
    await writeFile(file, multipliedContent(await readFile(file, 'utf8'), times));
  }
  await writeFile(join(copy, 'scripts/check-content.ts'), 'export const checkContent = async () => [];\n');
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build.ts', '--embedded'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the grown site did not build:\n${stdout}${stderr}`);
  return copy;
}

/** Visits the growing pages of the built site and of one with `times` the content, in turns. Returns medians. */
export async function measureContentGrowth(
  browser: Browser,
  dist: string,
  { times, rounds }: { times: number; rounds: number },
): Promise<PageCost[]> {
  const copy = await buildMultiplied(times);
  const sites = await Promise.all(
    [
      { times: 1, folder: dist },
      { times, folder: join(copy, 'dist') },
    ].map(async (site) => ({ ...site, server: await serveStatic(site.folder) })),
  );
  try {
    const costs: PageCost[] = [];
    for (const { path } of GROWING) {
      const visits = sites.map((): Visit[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [index, { server }] of sites.entries())
          visits[index]?.push(await measurePage(browser, server.url + path));
      }
      for (const [index, site] of sites.entries()) {
        const middle = (key: 'fcp' | 'lcp' | 'cls' | 'blocked' | 'scriptBytes') =>
          median(visits[index]?.map((visit) => visit[key]) ?? []);
        const { size: htmlBytes } = await stat(join(site.folder, `${path}.html.br`));
        costs.push({
          path,
          times: site.times,
          htmlBytes,
          fcp: middle('fcp'),
          lcp: middle('lcp'),
          cls: middle('cls'),
          blocked: middle('blocked'),
          scriptBytes: middle('scriptBytes'),
        });
      }
    }
    return costs;
  } finally {
    await Promise.all(sites.map(({ server }) => server.close()));
    await rm(copy, { recursive: true });
  }
}
