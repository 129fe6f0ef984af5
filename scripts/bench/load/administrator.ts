import { setTimeout as reading } from 'node:timers/promises';
import { LOCAL_PUBLISHABLE_KEY } from '../../../server/local-key';
import type { LoadClient } from './client';
import { DEMO_ADMIN } from '../demo-admin';

/** The size of a page in src/backend/contact-submissions.ts. */
const PAGE_ROWS = 50;
const PAGES = 5;
/** An administrator reads a page of submissions for this long. */
const READING_MS = 1000;

interface Session {
  access_token: string;
  user: { id: string };
}
interface Row {
  id: string;
  created_at: string;
}

function parse<Value>(body: Buffer): Value | undefined {
  return body.length === 0 ? undefined : (JSON.parse(body.toString('utf8')) as Value);
}

function submissionsPath(after: Row | undefined): string {
  const query = new URLSearchParams({
    select: '*',
    order: 'created_at.desc,id.desc',
    limit: String(PAGE_ROWS),
  });
  if (after) {
    query.set('created_at', `lte.${after.created_at}`);
    query.set('or', `(created_at.lt."${after.created_at}",id.lt."${after.id}")`);
  }
  return `/rest/v1/contact_submissions?${query}`;
}

/** Signs in, asks for the role, reads five pages of submissions and signs out. */
async function readSubmissions(client: LoadClient, deadline: number): Promise<void> {
  const key = { apikey: LOCAL_PUBLISHABLE_KEY };
  const session = parse<Session>(
    await client.send('sign-in', '/auth/v1/token?grant_type=password', {
      method: 'POST',
      headers: { ...key, 'content-type': 'application/json' },
      body: JSON.stringify(DEMO_ADMIN),
    }),
  );
  if (!session) return;
  const headers = { ...key, authorization: `Bearer ${session.access_token}` };
  await client.send('role', `/rest/v1/user_roles?select=role&user_id=eq.${session.user.id}&role=eq.admin`, {
    headers,
  });
  let after: Row | undefined;
  for (let page = 0; page < PAGES && performance.now() < deadline; page += 1) {
    const rows = parse<Row[]>(await client.send('submissions', submissionsPath(after), { headers }));
    if (!rows) return;
    if (rows.length !== PAGE_ROWS) throw new Error(`A page of ${rows.length} submissions.`);
    after = rows.at(-1);
    await reading(READING_MS);
  }
  await client.send('sign-out', '/auth/v1/logout?scope=local', { method: 'POST', headers });
}

/** Reads submissions again and again until the deadline (of performance.now()). */
export async function runAdministrator(client: LoadClient, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    await readSubmissions(client, deadline);
    await reading(READING_MS);
  }
}
