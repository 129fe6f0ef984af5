import { expect, it } from 'vitest';
import { startMigratedPostgres, type NativePostgres } from './native-postgres';
import { readTap, reportPgTap } from './pgtap';
import { pgTapFiles } from './project-sql';

const POSTGREST = 'authenticator';

/** A count that PostgREST would estimate, asked on its own connection for one of the demo accounts. */
const estimate = (account: 'a' | 'b') => `
  begin;
  set local role authenticated;
  set local request.jwt.claims to '{"sub": "00000000-0000-4000-8000-00000000000${account}"}';
  select private.before_request();
  explain select from public.contact_submissions where email = 'harpreet@dhillon-family.example';
  rollback;`;

/** What psql prints, or why it failed. */
function answer({ psql }: NativePostgres, sql: string): string {
  try {
    return psql(sql, POSTGREST);
  } catch (error) {
    return String(error);
  }
}

function runOnServer() {
  const server = startMigratedPostgres();
  try {
    return {
      version: server.psql('show server_version_num'),
      estimates: [answer(server, estimate('a')), answer(server, estimate('b'))],
      runs: pgTapFiles().map(({ file, sql }) => ({ file, ...readTap(server.psql(sql)) })),
    };
  } finally {
    server.stop();
  }
}

const { version, estimates, runs } = runOnServer();

it('ran on a PostgreSQL of its own', () => {
  expect(Number(version)).toBeGreaterThanOrEqual(150_000);
});

it('estimates counts for an administrator, and for a member not even those', () => {
  expect(estimates[0]).toMatch(/rows=\d+/);
  expect(estimates[1]).toContain('permission denied for table contact_submissions');
});

reportPgTap(runs);
