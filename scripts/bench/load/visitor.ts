import { setTimeout as reading } from 'node:timers/promises';
import type { LoadClient } from './client';
import type { Visit } from './record-visits';

/** A visitor looks at a page for this long before the next. */
const READING_MS = 1000;

/**
 * Visits page after page until the deadline (of performance.now()), each like a browser that has never been here:
 * first the page, then all its files, several at a time.
 */
export async function runVisitor(
  client: LoadClient,
  visits: readonly Visit[],
  { first, deadline }: { first: number; deadline: number },
): Promise<void> {
  for (let turn = first; performance.now() < deadline; turn += 1) {
    const visit = visits[turn % visits.length];
    if (!visit) throw new Error('There are no pages to visit.');
    await client.send('page', visit.path);
    await Promise.all(visit.assets.map((asset) => client.send('asset', asset)));
    await reading(READING_MS);
  }
}
