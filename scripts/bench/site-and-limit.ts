import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { pages, publicPageIds } from '../../src/site/pages';
import { launchBrowser } from '../launch-browser';
import { serveStatic, type StaticServer } from '../static-server';
import { copyWithoutScripts } from './without-scripts';

/** What a benchmark of pages works with. */
export interface SiteAndLimit {
  rounds: number;
  /** The pages asked for; all public ones when none was named. */
  paths: readonly string[];
  /** The built site. */
  site: StaticServer;
  /** The same pages without any script: what the line and the phone allow. */
  limit: StaticServer;
  browser: Browser;
  close(): Promise<void>;
}

/** Reads `--rounds`, `--dist` and paths from the command line, and starts a browser and both servers. */
export async function openSiteAndLimit(): Promise<SiteAndLimit> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '5' }, dist: { type: 'string', default: 'dist' } },
  });
  const limitFolder = await copyWithoutScripts(values.dist);
  const site = await serveStatic(values.dist);
  const limit = await serveStatic(limitFolder);
  const browser = await launchBrowser();
  return {
    rounds: Number(values.rounds),
    paths: positionals.length > 0 ? positionals : publicPageIds.map((id) => pages[id].path),
    site,
    limit,
    browser,
    close: async () => {
      await browser.close();
      await Promise.all([site.close(), limit.close()]);
      await rm(limitFolder, { recursive: true });
    },
  };
}
