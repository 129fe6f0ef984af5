import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/embedded-database';

/** Makes a database with as many submissions as asked for. Returns its data directory, which the caller removes. */
export async function databaseWith(rows: number): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'az1-bench-'));
  const { connection } = await openDatabase(dir);
  await connection.driver.exec(`
    delete from public.contact_submissions;
    insert into public.contact_submissions (first_name, last_name, email, subject, message, created_at)
    select 'Pat', 'Gill', 'pat' || n || '@visitor.test', 'Camps', 'Message ' || n || repeat(' Is there room?', 12),
           timestamptz '2024-01-01' + interval '1 minute' * n
    from generate_series(1, ${rows}) as n;
    analyze public.contact_submissions;`);
  await connection.close();
  return dir;
}
