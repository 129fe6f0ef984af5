import type { Browser } from 'playwright';

/** A page and everything a browser with an empty cache fetches for it, in its order. */
export interface Visit {
  path: string;
  assets: string[];
}

/** Opens every page once in a real browser and writes down what it asks for. */
export async function recordVisits(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      asked.add(pathname + search);
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await context.close();
    asked.delete(path);
    visits.push({ path, assets: [...asked] });
  }
  return visits;
}
