import { existsSync, readFileSync, rmSync } from 'node:fs';
import { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { PgliteConnection } from '@supabase/lite/pglite';
import { databasePath, isReady, mailPath, markReady, setDatabaseAside } from './data-directory';
import { withEnvironment } from './environment';
import { StartError } from '../scripts/start-error';
import { LOCAL_PUBLISHABLE_KEY } from '../scripts/local-backend';
import { mailFolder } from './mail-folder';
import { oneAtATime } from './one-at-a-time';
import { privilegeStatements } from './privileges';
import { answerInTurn, callBeforeRequest } from './request-context';
import { jwtSecret } from './secrets';

const CONFIG_FILE = 'supabase/config.toml';
const MIGRATIONS_DIR = 'supabase/migrations';
const LOCAL_SITE_URL = 'http://localhost:4173';
const SEED_FILE = 'supabase/seed.sql';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reads every table once, so that damaged or missing files are found now and not by a visitor. */
const READ_EVERYTHING = `
  do $$
  declare
    tables constant regclass[] := array(select oid from pg_class where relkind = 'r' and relpersistence = 'p');
    one regclass;
  begin
    foreach one in array tables loop
      execute format('select count(*) from %s', one);
    end loop;
  end
  $$`;

/**
 * lite writes a new account before its identity. If the process dies between the two, the account was never confirmed
 * to its owner, who would read "User already registered" on the next attempt.
 */
const DISCARD_HALF_ACCOUNTS = `
  delete from auth.users u where not exists (select from auth.identities i where i.user_id = u.id)`;

/** The database with the Supabase-compatible API in front of it. */
export interface EmbeddedDatabase {
  app: App;
  connection: PgliteConnection;
}

/** Reads supabase/config.toml and starts PostgreSQL; `driver.waitReady` settles when that is done. */
async function connect(dir: string, siteUrl: string) {
  const configuration = await withEnvironment(
    {
      LITE_TELEMETRY: '0',
      DO_NOT_TRACK: '1',
      AZ1_DATABASE_DIR: databasePath(dir),
      AZ1_SITE_URL: siteUrl,
      SUPABASE_JWT_SECRET: jwtSecret(dir),
      SUPABASE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
      // Empty: no key opens the service role, which bypasses row-level security, over HTTP.
      SUPABASE_SECRET_KEY: '',
    },
    async () => (await createApi({ withSupabaseClient: false })).project.local.getConfig(),
  );
  // No email leaves this machine, so an account works without confirming its address.
  if (configuration.auth?.email) configuration.auth.email.enable_confirmations = false;
  const { connection } = configuration;
  if (!(connection instanceof PgliteConnection)) {
    throw new StartError(`${CONFIG_FILE} must name the pglite driver.`);
  }
  return { configuration, connection, mails: mailFolder(mailPath(dir)) };
}

/** Sends a first request, on which lite reads the schema and issues its sweeping grant. */
async function warmUp(app: App): Promise<void> {
  const answer = await app.fetch(
    new Request('http://localhost/rest/v1/user_roles?limit=0', {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    }),
  );
  if (!answer.ok) throw new Error(`The embedded backend answered its first request with ${answer.status}.`);
}

/** Deletes expired submissions now and daily, as pg_cron does in a hosted project. */
async function keepDeletingExpired(
  { driver }: PgliteConnection,
  inTurn: ReturnType<typeof oneAtATime>,
): Promise<void> {
  const deleteExpired = () => inTurn(() => driver.exec('select private.delete_expired()'));
  await deleteExpired();
  const timer = setInterval(() => {
    if (driver.closed) clearInterval(timer);
    else
      deleteExpired().catch((error: unknown) => console.error('Expired messages were not deleted:', error));
  }, DAY_MS).unref();
}

async function prepare({
  configuration,
  connection,
  mails,
}: Awaited<ReturnType<typeof connect>>): Promise<App> {
  const app = new App({
    ...configuration,
    // Admin mode lets requests without a key from this machine read and write everything.
    options: { server: { admin: false }, drivers: { email: mails } },
  });
  await app.init();
  await applyPendingMigrations(app);
  callBeforeRequest(connection);
  await warmUp(app);
  const privileges = privilegeStatements(MIGRATIONS_DIR);
  await connection.driver.exec(privileges.join(';\n'));
  const inTurn = oneAtATime();
  answerInTurn(app, inTurn);
  await keepDeletingExpired(connection, inTurn);
  return app;
}

/**
 * Makes a database with the demo data. One that fails halfway, such as on a full disk, is removed: it holds no data.
 */
async function create(dir: string, siteUrl: string): Promise<EmbeddedDatabase> {
  const connected = await connect(dir, siteUrl);
  try {
    await connected.connection.driver.waitReady;
    const app = await prepare(connected);
    await connected.connection.driver.exec(readFileSync(SEED_FILE, 'utf8'));
    markReady(dir);
    return { app, connection: connected.connection };
  } catch (error) {
    rmSync(databasePath(dir), { recursive: true, force: true });
    throw error;
  }
}

/** Moves a database out of the way, without deleting it, and creates a new one. */
function replaceDamaged(dir: string, siteUrl: string, reason: string): Promise<EmbeddedDatabase> {
  const aside = setDatabaseAside(dir);
  console.warn(
    `The local database could not be opened (${reason}). It was moved to ${aside} and a new one with the demo data was created.`,
  );
  return create(dir, siteUrl);
}

/**
 * Opens the database in `dir`, or creates it with migrations and demo data. One that cannot be opened is moved aside,
 * never deleted, and replaced by a new one. The caller holds the lock of `dir`. The links in emails lead to `siteUrl`.
 */
export async function openDatabase(dir: string, siteUrl = LOCAL_SITE_URL): Promise<EmbeddedDatabase> {
  if (!existsSync(CONFIG_FILE)) {
    throw new StartError(`${CONFIG_FILE} was not found. Run this command in the folder of the project.`);
  }
  if (!existsSync(databasePath(dir))) return create(dir, siteUrl);
  if (!isReady(dir)) return replaceDamaged(dir, siteUrl, 'its first start was cut short');

  const connected = await connect(dir, siteUrl);
  const { driver } = connected.connection;
  try {
    await driver.waitReady;
    await driver.exec(READ_EVERYTHING);
    await driver.exec(DISCARD_HALF_ACCOUNTS);
  } catch (error) {
    return replaceDamaged(dir, siteUrl, String(error));
  }
  return { app: await prepare(connected), connection: connected.connection };
}
