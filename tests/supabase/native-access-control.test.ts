// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startNativePostgres } from './native-postgres';
import { readTap } from './pgtap';
import { CREATE_PGTAP, migrationsAndSeed, pgTapFiles, SHIM_FILE } from './project-sql';
import { reportPgTap } from './report-pgtap';

/** Who migrates a hosted project: not a superuser, so whatever needs one fails here. */
const MIGRATOR = 'postgres';

const server = startNativePostgres();

function runOnServer() {
  try {
    server.psql(readFileSync(SHIM_FILE, 'utf8'));
    server.psql(CREATE_PGTAP);
    for (const sql of migrationsAndSeed()) server.psql(sql, MIGRATOR);
    const version = server.psql('show server_version_num');
    return {
      version,
      runs: pgTapFiles().map(({ file, sql }) => ({ file, ...readTap(server.psql(sql, MIGRATOR)) })),
    };
  } finally {
    server.stop();
  }
}

const { version, runs } = runOnServer();

it('ran on a PostgreSQL of its own', () => {
  expect(Number(version)).toBeGreaterThanOrEqual(150_000);
});

reportPgTap(runs);
