import {
  dataDirectory,
  discardDatabase,
  discardJwtSecret,
  makeDataDirectory,
} from '../server/data-directory';
import { openDatabase } from '../server/embedded-database';
import { lockDirectory } from '../server/owner-lock';

/** `npm run db:reset`: restores the local database of the first start, with the demo data only. */
async function resetDatabase(dir: string): Promise<void> {
  makeDataDirectory(dir);
  const unlock = lockDirectory(dir);
  try {
    discardDatabase(dir);
    // Old tokens would fit the accounts of the new database, whose ids are the same.
    discardJwtSecret(dir);
    const { connection } = await openDatabase(dir);
    await connection.close();
  } finally {
    unlock();
  }
}

try {
  const dir = dataDirectory();
  await resetDatabase(dir);
  console.log(`The local database in ${dir} holds the demo data again. Sign in again in your browser.`);
  // PGlite leaves its own exit code behind.
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
