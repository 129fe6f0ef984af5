import { afterAll, beforeAll, expect, vi } from 'vitest';
import { startGuardedBackend, type GuardedBackend } from './guarded-backend';
import { call, type Answer, type Call } from './http';
import { sign } from './tokens';

/** Texts that only an administrator, or nobody at all, may see in an answer. */
const SECRETS = /\.example\b|\$2[aby]\$|Dhillon|puckdrop|root:x:|<!doctype/i;
const START_TIMEOUT_MS = 60_000;

/** Starts one backend for the tests of a file, without the limit of sign-ins. */
export function attackedBackend() {
  // Password hashing is slow by design, and test machines are busy.
  vi.setConfig({ testTimeout: START_TIMEOUT_MS });
  let running: GuardedBackend;

  beforeAll(async () => {
    vi.stubEnv('LOCAL_AUTH_RATE', '100000');
    running = await startGuardedBackend();
  }, START_TIMEOUT_MS);

  afterAll(() => running.close());

  return {
    backend: () => running,
    /** A token with a valid signature. */
    token: (claims: Record<string, unknown>) => sign(claims, running.secret),
    /** Sends a request that must achieve nothing: no secret in the answer, and nothing that may be kept. */
    async hostile(path: string, options: Call = {}): Promise<Answer> {
      const answer = await call(running.origin, path, options);
      expect(answer.text).not.toMatch(SECRETS);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      return answer;
    },
  };
}
