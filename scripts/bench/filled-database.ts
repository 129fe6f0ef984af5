import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/embedded-database';

/** What the demo data holds already. */
export const DEMO_SUBMISSIONS = 10;

/** Makes a database with so many submissions, in three scripts. Returns its data directory, which the caller removes. */
export async function filledDatabase(submissions: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'az1-bench-'));
  const { connection } = await openDatabase(dir);
  await connection.driver.exec(`
    insert into public.contact_submissions (first_name, last_name, email, subject, message, created_at)
    select 'Pat', 'Gill', 'pat' || n || '@visitor.test', 'Camps', 'Message ' || n || repeat(
             (array[' Is there room?', ' ਕੀ ਕੈਂਪ ਵਿੱਚ ਜਗ੍ਹਾ ਹੈ?', ' کیا کیمپ میں جگہ ہے؟'])[n % 3 + 1], 12),
           timestamptz '2026-01-01' + interval '1 second' * n
    from generate_series(1, ${submissions - DEMO_SUBMISSIONS}) as n;
    analyze public.contact_submissions;`);
  await connection.close();
  return dir;
}
