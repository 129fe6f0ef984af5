import type { Session } from '@supabase/supabase-js';
import { z } from './zod';

/** What the site relies on in a session; the rest of it belongs to supabase-js. */
const sessionSchema = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string().min(1) }),
});

/** Whether a value is a session one can work with: a server or a storage in disorder may hand out anything. */
export function isSession(value: unknown): value is Session {
  return sessionSchema.safeParse(value).success;
}

function holdsSession(text: string): boolean {
  try {
    return isSession(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The three methods supabase-js asks of a storage. */
export interface SessionStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Runs work on a storage; undefined where the browser refuses it (cookies blocked, storage full). */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Keeps the session in localStorage, and where that is refused in this page until it is left. Never throws. What
 * lies under `sessionKey` and is no session counts as nothing: supabase-js would take it for one.
 */
export function sessionStorage(
  sessionKey: string,
  local: () => SessionStorage = () => localStorage,
): SessionStorage {
  const inMemory = new Map<string, string>();
  return {
    getItem(key) {
      const text = inMemory.get(key) ?? attempt(() => local().getItem(key)) ?? null;
      return text !== null && key === sessionKey && !holdsSession(text) ? null : text;
    },
    setItem(key, value) {
      inMemory.delete(key);
      const kept = attempt(() => {
        local().setItem(key, value);
        return true;
      });
      if (kept) return;
      inMemory.set(key, value);
      // An older one would come back with the next page.
      attempt(() => local().removeItem(key));
    },
    removeItem(key) {
      inMemory.delete(key);
      attempt(() => local().removeItem(key));
    },
  };
}

const PROBE_KEY = 'session-probe';

/** Whether this browser would keep a session when the page is loaded anew. */
export function canKeepSession(local: () => SessionStorage = () => localStorage): boolean {
  return (
    attempt(() => {
      local().setItem(PROBE_KEY, PROBE_KEY);
      local().removeItem(PROBE_KEY);
      return true;
    }) ?? false
  );
}
