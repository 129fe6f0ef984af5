import { existsSync, readFileSync } from 'node:fs';
import { App } from '@supabase/lite';
import { applyPendingMigrations, createApi } from '@supabase/lite/cli';
import { PgliteConnection } from '@supabase/lite/pglite';
import { databasePath, discardDatabase, isReady, jwtSecret, mailPath, markReady } from './data-directory';
import { LOCAL_PUBLISHABLE_KEY, localUrl } from '../scripts/local-backend';
import { answerInTurn, callBeforeRequest, restorePrivileges } from './lite-adapter';
import { mailFolder } from './mail-folder';

const CONFIG_FILE = 'supabase/config.toml';
const SEED_FILE = 'supabase/seed.sql';

/** The database with the Supabase-compatible API in front of it. */
export interface EmbeddedDatabase {
  app: App;
  connection: PgliteConnection;
}

/** Reads supabase/config.toml, whose secrets are environment variables, and starts PostgreSQL. */
async function connect(dir: string, siteUrl: string) {
  const before = { ...process.env };
  Object.assign(process.env, {
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
    AZ1_DATABASE_DIR: databasePath(dir),
    AZ1_SITE_URL: siteUrl,
    SUPABASE_JWT_SECRET: jwtSecret(dir),
    SUPABASE_PUBLISHABLE_KEY: LOCAL_PUBLISHABLE_KEY,
    // Empty: no key opens the service role, which bypasses row-level security, over HTTP.
    SUPABASE_SECRET_KEY: '',
  });
  try {
    const { project } = await createApi({ withSupabaseClient: false });
    return await project.local.getConfig();
  } finally {
    // Neither a secret nor what lite read from .env files reaches a child process.
    for (const name of Object.keys(process.env)) if (before[name] === undefined) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Sends a first request, on which lite reads the schema. */
async function warmUp(app: App): Promise<void> {
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  const answer = await app.fetch(new Request('http://localhost/rest/v1/user_roles?limit=0', { headers }));
  if (!answer.ok) throw new Error(`The embedded backend answered its first request with ${answer.status}.`);
}

/**
 * Opens the database in `dir`, or creates it with migrations and demo data. A first start that was cut short left no
 * data of anybody, and begins again. The caller holds the lock of `dir`. The links in emails lead to `siteUrl`.
 */
export async function openDatabase(dir: string, siteUrl = localUrl()): Promise<EmbeddedDatabase> {
  if (!existsSync(CONFIG_FILE)) {
    throw new Error(`${CONFIG_FILE} was not found. Run this command in the folder of the project.`);
  }
  const isNew = !isReady(dir);
  if (isNew) discardDatabase(dir);

  const configuration = await connect(dir, siteUrl);
  const { auth, connection } = configuration;
  // No email leaves this machine, so an account works without confirming its address.
  if (auth?.email) auth.email.enable_confirmations = false;
  if (!(connection instanceof PgliteConnection)) {
    throw new Error(`${CONFIG_FILE} must name the pglite driver.`);
  }
  try {
    await connection.driver.waitReady;
  } catch (cause) {
    if (isNew) throw cause;
    throw new Error(
      `The local database in ${dir} cannot be opened. "npm run db:reset" makes a new one with the demo data.`,
      { cause },
    );
  }
  const app = new App({
    ...configuration,
    // Admin mode lets requests without a key from this machine read and write everything.
    options: { server: { admin: false }, drivers: { email: mailFolder(mailPath(dir)) } },
  });
  await app.init();
  await applyPendingMigrations(app);
  callBeforeRequest(connection);
  await warmUp(app);
  await restorePrivileges(connection);
  answerInTurn(app);
  if (isNew) {
    await connection.driver.exec(readFileSync(SEED_FILE, 'utf8'));
    markReady(dir);
  }
  // As pg_cron does daily in a hosted project.
  await connection.driver.exec('select private.delete_expired()');
  return { app, connection };
}
