import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Browser, Page } from 'playwright';
import { createBackendClient, type BackendClient } from '../../src/backend/client';
import { fetchSubmissions, searchPattern } from '../../src/backend/submissions';
import { pages } from '../../src/pages/registry';
import { runToEnd, startChildServer, type ChildServer } from '../child-server';
import { launchBrowser } from '../launch-browser';
import { INBOUND_MAIL_PATH, LOCAL_PUBLISHABLE_KEY } from '../local-backend';
import { step } from '../step';
import { median, ratioCell, table } from './statistics';

/** The number of submissions in the demo data. */
const DEMO_SUBMISSIONS = 10;
const MANY = 100_000;
/** The administrator of supabase/seed.sql, whose password is public. */
const DEMO_ADMIN = { email: 'admin@az1hockey.test', password: 'puckdrop-admin' };
const MAILS_PER_S = 50;
/** A task blocks a page only after its first 50 ms (W3C, Long Tasks). */
const TASK_MS = 50;
const SETTLE_MS = 15_000;

/** Terms found only in the demo data, or nowhere, so that every row is read. */
const SEARCHES = ['assembly', 'zamboni', 'orthodon', 'ਪੰਜਾਬੀ', 'ਬੋਲਣ ਵਾ', 'ہاکی سیکھ', 'لڑکیوں', 'سیک'];

/** Makes a database with this many submissions, in three scripts. Returns its directory, for the caller to remove. */
async function filledDatabase(submissions: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'az1-bench-'));
  await runToEnd('scripts/db-reset.ts', { AZ1_DATA_DIR: dir });
  const database = new PGlite(join(dir, 'database'));
  await database.exec(`
    insert into public.contact_submissions (first_name, last_name, email, subject, message, created_at)
    select 'Pat', 'Gill', 'pat' || n || '@visitor.test', 'Camps', 'Message ' || n || repeat(
             (array[' Is there room?', ' ਕੀ ਕੈਂਪ ਵਿੱਚ ਜਗ੍ਹਾ ਹੈ?', ' کیا کیمپ میں جگہ ہے؟'])[n % 3 + 1], 12),
           timestamptz '2026-01-01' + interval '1 second' * n
    from generate_series(1, ${submissions - DEMO_SUBMISSIONS}) as n;
    analyze public.contact_submissions;`);
  await database.close();
  return dir;
}

/** Signs the administrator in, as the site does. */
async function signIn({ url }: ChildServer) {
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createBackendClient({ url, publishableKey: LOCAL_PUBLISHABLE_KEY }, { auth });
  const { data } = await client.auth.signInWithPassword(DEMO_ADMIN);
  return { client, session: JSON.stringify(data.session) };
}

async function openInbox(browser: Browser, server: ChildServer, session: string): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const kept = [`sb-${new URL(server.url).hostname.split('.')[0]}-auth-token`, session] as const;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
  await page.goto(server.url + pages.admin.path);
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('article') })
    .first()
    .waitFor();
  return page;
}

/** Time from opening the address to the first rows, in ms. */
async function firstRows(browser: Browser, server: ChildServer, session: string): Promise<number> {
  const started = performance.now();
  const page = await openInbox(browser, server, session);
  const took = performance.now() - started;
  await page.context().close();
  return took;
}

/** The slowest of the searches, each the median of some rounds, in ms as a client on this machine sees it. */
async function slowestSearch(client: BackendClient, rounds: number): Promise<[string, number]> {
  const { signal } = new AbortController();
  const times = new Map<string, number>();
  for (const search of SEARCHES) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await fetchSubmissions({ search, unhandledOnly: false, signal }, client);
      took.push(performance.now() - started);
    }
    times.set(search, median(took));
  }
  return [...times].reduce((slowest, one) => (one[1] > slowest[1] ? one : slowest));
}

/** Sends emails at a fixed rate, without waiting for answers. Returns how many were accepted. */
async function sendMails({ url }: ChildServer, secret: string, amount: number, run: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-inbound-secret': secret };
  const started = performance.now();
  const answers = Array.from({ length: amount }, async (_, number) => {
    await passed((1000 / MAILS_PER_S) * number - (performance.now() - started));
    const body = JSON.stringify({
      From: 'pat@mail.test',
      Subject: `Mail ${number} of ${run}`,
      TextBody: `Is there room for ${number} more?`,
      Headers: [{ Name: 'Message-ID', Value: `<${number}@${run}>` }],
    });
    return fetch(url + INBOUND_MAIL_PATH, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return (await Promise.all(answers)).filter(Boolean).length;
}

/** Measures how long tasks block a page from now on; the returned function gives the sum in ms. */
async function watchBlocking(page: Page): Promise<() => Promise<number>> {
  const blocked = await page.evaluateHandle((task) => {
    const total = { ms: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) total.ms += Math.max(0, duration - task);
    }).observe({ type: 'longtask' });
    return total;
  }, TASK_MS);
  return () => blocked.evaluate((total) => total.ms);
}

/** Runs the server of `npm start` on its own database, without a limit of sign-ins. */
const serve = (dir: string) => startChildServer({ AZ1_DATA_DIR: dir, LOCAL_AUTH_RATE: '100000' });

/** Compares ten submissions with 100,000, and the inbox while emails arrive. Sets exit code 1 when one was lost. */
export async function benchInbox(rounds: number, seconds: number): Promise<void> {
  const folders = await step(
    `databases with ${DEMO_SUBMISSIONS} and ${MANY} submissions`,
    async () => [await filledDatabase(DEMO_SUBMISSIONS), await filledDatabase(MANY)] as const,
  );
  const [few, many] = [await serve(folders[0]), await serve(folders[1])];
  const browser = await launchBrowser();
  try {
    const session = (await signIn(few)).session;
    const admin = await signIn(many);
    await firstRows(browser, few, session);
    await firstRows(browser, many, admin.session);
    const pairs = await step('first rows', async () => {
      const found = [];
      for (let round = 0; round < rounds; round += 1) {
        const base = await firstRows(browser, few, session);
        found.push({ base, value: await firstRows(browser, many, admin.session) });
      }
      return found;
    });
    const [term, searchMs] = await step('searches', slowestSearch(admin.client, rounds));

    const page = await openInbox(browser, many, admin.session);
    const blocked = await watchBlocking(page);
    const run = `run-${Date.now()}`;
    const mails = MAILS_PER_S * seconds;
    const sending = sendMails(many, await readFile(join(folders[1], 'mail-secret'), 'utf8'), mails, run);
    const meanwhile = [];
    for (const { value: base } of pairs)
      meanwhile.push({ base, value: await firstRows(browser, many, admin.session) });
    const taken = await step(`${mails} emails`, sending);
    await page.waitForTimeout(SETTLE_MS);
    const all = admin.client.from('contact_submissions').select('id', { count: 'exact' });
    const kept = (await all.like('search_text', searchPattern(run)).limit(1)).count ?? 0;
    const rows = [
      ['what', 'measured', 'goal'],
      [`first rows of ${MANY} to those of ${DEMO_SUBMISSIONS}`, ratioCell(pairs), '1.2'],
      [`slowest search in ${MANY} ("${term}")`, `${searchMs.toFixed(0)} ms`, '200 ms'],
      ['first rows while mails come to those before', ratioCell(meanwhile), '2'],
      [`mails kept of ${mails} in ${seconds} s`, String(kept), `${taken} taken`],
      ['open inbox blocked meanwhile', `${(await blocked()).toFixed(0)} ms`, '50 ms'],
    ];
    console.log(`\n${table(rows)}`);
    process.exitCode = kept === mails && taken === kept ? 0 : 1;
  } finally {
    await browser.close();
    for (const server of [few, many]) await server.stop('SIGTERM');
    for (const folder of folders) await rm(folder, { recursive: true });
  }
}
