import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { embeddedBackend } from '../../server/vite-plugin';
import { temporaryDirectory } from '../support/setup-temporary';
import { apikey, call } from '../support/http';
import { quietErrors } from '../support/quiet-errors';
import { seededDataDirectory } from '../support/seeded-data';

const START_TIMEOUT_MS = 60_000;

quietErrors();

async function startVite(host: string | boolean): Promise<ViteDevServer> {
  const server = await createServer({
    root: temporaryDirectory(),
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    plugins: [embeddedBackend()],
    server: { host, port: 4290, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  return server.listen();
}

const originOf = (server: ViteDevServer) => (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');

describe('the development server', { timeout: START_TIMEOUT_MS }, () => {
  it('the development server has the backend on its own origin, also after a restart, and releases the data', async () => {
    const dataDir = await seededDataDirectory();
    vi.stubEnv('AZ1_DATA_DIR', dataDir);
    const server = await startVite('127.0.0.1');
    expect((await call(originOf(server), '/auth/v1/settings', { headers: apikey })).status).toBe(200);

    await server.restart();
    expect((await call(originOf(server), '/auth/v1/settings', { headers: apikey })).status).toBe(200);
    expect((await call(originOf(server), '/auth/v1/admin/users', { headers: apikey })).status).toBe(404);
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(true);

    await server.close();
    expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
  });

  it.each([true, '0.0.0.0', '192.168.1.5'])(
    'refuses to show the demo accounts to the network: %s',
    async (host) => {
      const dataDir = temporaryDirectory();
      vi.stubEnv('AZ1_DATA_DIR', dataDir);
      await expect(startVite(host)).rejects.toThrow(/served to this machine only/);
      expect(existsSync(join(dataDir, 'owner.lock'))).toBe(false);
    },
  );
});
