import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { databasePath } from '../../../server/data-directory';

interface Account {
  email: string;
  identity: boolean;
  session: boolean;
}

/** The state of a database, seen from inside after its server was killed. */
export interface Inspection {
  /** All accounts, and whether what a sign-up writes beside them is there. */
  accounts: Account[];
  indexes: number;
  /** Reports of amcheck on indexes that are out of order. */
  brokenIndexes: string[];
}

const ACCOUNTS = `
  select email,
         exists (select from auth.identities i where i.user_id = u.id) as identity,
         exists (select from auth.sessions s where s.user_id = u.id) as session
  from auth.users u`;

const INDEXES = `
  select c.oid::int from pg_class c join pg_am a on a.oid = c.relam
  where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p'`;

/** Opens the database of a data directory that no server has open, and looks everything over. */
export async function inspectDatabase(dataDir: string): Promise<Inspection> {
  const db = await PGlite.create(databasePath(dataDir), { extensions: { amcheck } });
  const accounts = await db.query<Account>(ACCOUNTS);
  await db.exec('create extension if not exists amcheck');
  const indexes = await db.query<{ oid: number }>(INDEXES);
  const brokenIndexes: string[] = [];
  for (const { oid } of indexes.rows) {
    await db.query('select bt_index_check($1::oid::regclass, true)', [oid]).catch((error: unknown) => {
      brokenIndexes.push(String(error));
    });
  }
  await db.close();
  return { accounts: accounts.rows, indexes: indexes.rows.length, brokenIndexes };
}
