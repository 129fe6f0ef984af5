import { afterAll, expect, it } from 'vitest';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { ADMIN } from '../support/tokens';
import { openLocalDatabase } from './local-database';

const ROWS = 20_000;

/** The SQL that PostgREST makes of the requests in tests/backend/submissions.test.ts. */
const firstPage = `select * from public.contact_submissions order by created_at desc, id desc limit ${SUBMISSIONS_PAGE_SIZE}`;
const pageAfter = (createdAt: string, id: string) => `
  select * from public.contact_submissions
  where created_at <= '${createdAt}' and (created_at < '${createdAt}' or id < '${id}')
  order by created_at desc, id desc limit ${SUBMISSIONS_PAGE_SIZE}`;

const db = await openLocalDatabase();
// Ten rows share each moment, so that pages end between rows of the same time.
await db.exec(`
  insert into public.contact_submissions (first_name, last_name, email, subject, message, created_at)
  select 'Pat', 'Gill', 'pat' || n || '@visitor.test', 'Camps', repeat('x', 200),
         timestamptz '2020-01-01' + interval '1 minute' * (n / 10)
  from generate_series(1, ${ROWS}) as n;
  analyze public.contact_submissions;
  set role inbox_reader;
  set request.jwt.claim.sub to '${ADMIN.id}';`);

afterAll(() => db.close());

async function planOf(sql: string): Promise<string> {
  const { rows } = await db.query<Record<'QUERY PLAN', string>>(
    `explain (analyze, costs off, timing off, summary off) ${sql}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function placeAfter(offset: number): Promise<[createdAt: string, id: string]> {
  const { rows } = await db.query<{ created_at: string; id: string }>(
    `select created_at::text, id from public.contact_submissions order by created_at desc, id desc offset ${offset} limit 1`,
  );
  return [rows[0]?.created_at ?? '', rows[0]?.id ?? ''];
}

it.each([
  ['first', async () => firstPage],
  ['second', async () => pageAfter(...(await placeAfter(SUBMISSIONS_PAGE_SIZE - 1)))],
  ['last', async () => pageAfter(...(await placeAfter(ROWS - SUBMISSIONS_PAGE_SIZE)))],
])('the %s page of submissions is read from the index, without sorting or skipping rows', async (_, sql) => {
  const plan = await planOf(await sql());
  expect(plan).toContain('Index Scan using contact_submissions_newest_first_idx');
  expect(plan).not.toContain('Sort');
  // At most the rows that share the last row's moment are read in vain.
  const skipped = Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0);
  expect(skipped).toBeLessThanOrEqual(10);
});
