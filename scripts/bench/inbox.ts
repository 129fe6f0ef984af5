import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { INBOUND_MAIL_PATH } from '../../server/inbound-mail';
import { LOCAL_PUBLISHABLE_KEY } from '../../server/local-key';
import { sessionKey } from '../../src/backend/stored-session';
import { searchPattern } from '../../src/backend/submission-search';
import { SUBMISSIONS_PAGE_SIZE } from '../../src/backend/submissions';
import { pages } from '../../src/pages/registry';
import { launchBrowser } from '../launch-browser';
import { DEMO_SUBMISSIONS, filledDatabase } from './filled-database';
import { serveEmbedded, type EmbeddedServer } from './serve-embedded';
import { median, ratioCell, ratioOf, table } from './statistics';

const MANY = 100_000;
/** The administrator of supabase/seed.sql, whose password is public. */
const DEMO_ADMIN = { email: 'admin@az1hockey.test', password: 'puckdrop-admin' };
const OTHER_PORT = 4198;
const MAILS_PER_S = 50;
/** A task that blocks a page does so after its first 50 ms (W3C, Long Tasks). */
const TASK_MS = 50;
const SETTLE_MS = 15_000;

/** Words and parts of words that only the demo data, the oldest or nothing has: every row is read. */
const SEARCHES = ['assembly', 'zamboni', 'orthodon', 'ਪੰਜਾਬੀ', 'ਬੋਲਣ ਵਾ', 'ہاکی سیکھ', 'لڑکیوں', 'سیک'];

const headersOf = (token: string) => ({
  apikey: LOCAL_PUBLISHABLE_KEY,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

async function signIn({ url }: EmbeddedServer): Promise<{ access_token: string }> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: headersOf(LOCAL_PUBLISHABLE_KEY),
    body: JSON.stringify(DEMO_ADMIN),
  });
  return (await answer.json()) as { access_token: string };
}

async function openInbox(browser: Browser, server: EmbeddedServer, session: object): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const kept = [sessionKey(server.url), JSON.stringify(session)] as const;
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), kept);
  await page.goto(server.url + pages.admin.path);
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('article') })
    .first()
    .waitFor();
  return page;
}

/** How long it takes from the address to the first rows, in ms. */
async function firstRows(browser: Browser, server: EmbeddedServer, session: object): Promise<number> {
  const started = performance.now();
  const page = await openInbox(browser, server, session);
  const took = performance.now() - started;
  await page.context().close();
  return took;
}

/** The slowest of the searches, each the median of some rounds, in ms as a client on this machine sees it. */
async function slowestSearch(
  { url }: EmbeddedServer,
  token: string,
  rounds: number,
): Promise<[string, number]> {
  const times = new Map<string, number>();
  for (const term of SEARCHES) {
    const query = new URLSearchParams({
      select: '*',
      search_text: `like.${searchPattern(term)}`,
      order: 'created_at.desc,id.desc',
      limit: String(SUBMISSIONS_PAGE_SIZE),
    });
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await (
        await fetch(`${url}/rest/v1/contact_submissions?${query}`, { headers: headersOf(token) })
      ).json();
      took.push(performance.now() - started);
    }
    times.set(term, median(took));
  }
  return [...times].reduce((slowest, one) => (one[1] > slowest[1] ? one : slowest));
}

/** Sends mails at a rate, whether those before were answered or not. Returns how many were taken. */
async function sendMails(
  { url }: EmbeddedServer,
  secret: string,
  amount: number,
  run: string,
): Promise<number> {
  const headers = { 'content-type': 'message/rfc822', 'x-inbound-secret': secret };
  const started = performance.now();
  const answers = Array.from({ length: amount }, async (_, number) => {
    await passed((1000 / MAILS_PER_S) * number - (performance.now() - started));
    const head = `From: Pat <pat@mail.test>\r\nSubject: Mail ${number} of ${run}\r\nMessage-ID: <${number}@${run}>`;
    const body = `${head}\r\n\r\nIs there room for ${number} more?\r\n`;
    return fetch(url + INBOUND_MAIL_PATH, { method: 'POST', headers, body }).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return (await Promise.all(answers)).filter(Boolean).length;
}

/** How many submissions a search finds. */
async function countOf({ url }: EmbeddedServer, token: string, term: string): Promise<number> {
  const query = new URLSearchParams({ select: 'id', limit: '1', search_text: `like.${searchPattern(term)}` });
  const headers = { ...headersOf(token), prefer: 'count=exact' };
  const answer = await fetch(`${url}/rest/v1/contact_submissions?${query}`, { headers });
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

/** Counts for how long tasks block a page from now on; the returned function tells, in ms. */
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

interface InboxOptions {
  /** The built site. */
  dist: string;
  rounds: number;
  /** How long mails come. */
  seconds: number;
}

/** The inbox with ten submissions beside one with 100,000, and while mails come. Sets exit code 1 when one was lost. */
export async function benchInbox({ dist, rounds, seconds }: InboxOptions): Promise<void> {
  const folders = [await filledDatabase(DEMO_SUBMISSIONS), await filledDatabase(MANY)] as const;
  const few = await serveEmbedded(folders[0], dist, OTHER_PORT);
  const many = await serveEmbedded(folders[1], dist);
  const browser = await launchBrowser();
  try {
    const sessions = [await signIn(few), await signIn(many)] as const;
    await firstRows(browser, few, sessions[0]);
    await firstRows(browser, many, sessions[1]);
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      const base = await firstRows(browser, few, sessions[0]);
      pairs.push({ base, value: await firstRows(browser, many, sessions[1]) });
    }
    const token = sessions[1].access_token;
    const [term, searchMs] = await slowestSearch(many, token, rounds);

    const page = await openInbox(browser, many, sessions[1]);
    const blocked = await watchBlocking(page);
    const run = `run-${Date.now()}`;
    const mails = MAILS_PER_S * seconds;
    const taken = await sendMails(
      many,
      await readFile(join(folders[1], 'mail-secret'), 'utf8'),
      seconds,
      run,
    );
    await page.waitForTimeout(SETTLE_MS);
    const kept = await countOf(many, token, run);
    const rows = [
      ['what', 'measured', 'goal'],
      [`first rows of ${MANY} to those of ${DEMO_SUBMISSIONS}`, ratioCell(ratioOf(pairs)), '1.2'],
      [`slowest search in ${MANY} ("${term}")`, `${searchMs.toFixed(0)} ms`, '200 ms'],
      [`mails kept of ${mails} in ${seconds} s`, String(kept), `${taken} taken`],
      ['open inbox blocked meanwhile', `${(await blocked()).toFixed(0)} ms`, '50 ms'],
    ];
    console.log(`\n${table(rows)}`);
    process.exitCode = kept === mails && taken === kept ? 0 : 1;
  } finally {
    await browser.close();
    for (const server of [few, many]) await server.stop();
    for (const folder of folders) await rm(folder, { recursive: true });
  }
}
