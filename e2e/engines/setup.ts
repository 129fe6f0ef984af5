import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startChildServer } from '../../scripts/child-server';
import { requireEngines } from '../../scripts/find-engines';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, served with its own database. */
    site: string;
  }
}

/** Checks that the engines are installed and serves dist/ to them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireEngines();
  const folder = mkdtempSync(join(tmpdir(), 'az1-engines-'));
  const server = await startChildServer({ AZ1_DATA_DIR: folder, LOCAL_AUTH_RATE: '100000' });
  project.provide('site', server.url);
  return async () => void (await server.stop('SIGTERM'));
}
