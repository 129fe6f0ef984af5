import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { embeddedBackend } from '../../server/vite-plugin';
import { temporaryDirectory } from '../support/setup-temporary';
import { apikey, call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { seededDataDirectory } from '../support/seeded-data';

quietErrors();
// Opening the database is slow, and test machines are busy.
vi.setConfig({ testTimeout: 60_000 });

async function startVite(host: string | boolean): Promise<ViteDevServer> {
  const server = await createServer({
    root: temporaryDirectory(),
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    plugins: [embeddedBackend()],
    server: { host, port: 0, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return server.listen();
}

/** The status with which the server answers a request for a path. */
const ask = async (server: ViteDevServer, path: string) =>
  (await call(server.resolvedUrls?.local[0] ?? '', path, { headers: apikey })).status;

it('the development server has the backend on its own origin, also after a restart, and releases the data', async () => {
  const dataDir = await seededDataDirectory();
  vi.stubEnv('AZ1_DATA_DIR', dataDir);
  const server = await startVite('127.0.0.1');
  expect(await ask(server, '/auth/v1/settings')).toBe(200);
  expect(server.config.server.strictPort, 'links in emails name the port').toBe(true);

  await server.restart();
  expect(await ask(server, '/auth/v1/settings')).toBe(200);
  expect(await ask(server, '/auth/v1/admin/users')).toBe(404);
  expect(existsSync(join(dataDir, 'owner.lock'))).toBe(true);

  await server.close();
  expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
});

it.each([true, '0.0.0.0', '192.168.1.5'])(
  'the development server refuses to show the demo accounts to the network: %s',
  async (host) => {
    const dataDir = temporaryDirectory();
    vi.stubEnv('AZ1_DATA_DIR', dataDir);
    await expect(startVite(host)).rejects.toThrow(/served to this machine only/);
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
  },
);
