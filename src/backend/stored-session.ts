import type { Session } from '@supabase/supabase-js';
import { removeItemSafely, setItemSafely, getItemSafely } from '@/lib/storage';
import { backendConfiguration } from './configuration';
import { z } from './zod';

/** The session fields that the site relies on; the rest belongs to supabase-js. */
const sessionSchema = z.looseObject({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_at: z.number(),
  user: z.looseObject({ id: z.string().min(1) }),
});

/** Returns whether a value is a usable session: a faulty server or storage may return anything. */
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

/** The key of the session in localStorage, for the Supabase project at a URL. */
export function sessionKey(url: string): string {
  const [project] = new URL(url).hostname.split('.');
  return `sb-${project}-auth-token`;
}

/** The three methods supabase-js requires of a storage. */
export interface SessionStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values that localStorage refused, lost when the page is left. */
const inMemory = new Map<string, string>();

/**
 * Keeps the session in localStorage, or in memory until the page is left where localStorage is refused. Never throws. A
 * value under `key` that is not a session reads as null: supabase-js would take it for one.
 */
export function sessionStore(key: string): SessionStore {
  return {
    getItem(name) {
      const text = inMemory.get(name) ?? getItemSafely('localStorage', name);
      return text !== null && name === key && !holdsSession(text) ? null : text;
    },
    setItem(name, value) {
      inMemory.delete(name);
      if (setItemSafely('localStorage', name, value)) return;
      inMemory.set(name, value);
      // An older session would return with the next page load.
      removeItemSafely('localStorage', name);
    },
    removeItem(name) {
      inMemory.delete(name);
      removeItemSafely('localStorage', name);
    },
  };
}

function configuredKey(): string | undefined {
  const configuration = backendConfiguration();
  return configuration.state === 'ready' ? sessionKey(configuration.url) : undefined;
}

/** The session that this browser keeps, as text; null when there is none. The server may no longer accept it. */
export function storedSession(): string | null {
  const key = configuredKey();
  return key === undefined ? null : sessionStore(key).getItem(key);
}

/** Returns whether this browser keeps a session, even one that the server would no longer accept. */
export const isSessionKept = (): boolean => storedSession() !== null;

/** Removes the session from this browser without telling the server. */
export function forgetStoredSession(): void {
  const key = configuredKey();
  if (key !== undefined) sessionStore(key).removeItem(key);
}

const PROBE_KEY = 'session-probe';

/** Returns whether this browser would keep a session across a page load. */
export function canKeepSession(): boolean {
  const kept = setItemSafely('localStorage', PROBE_KEY, PROBE_KEY);
  removeItemSafely('localStorage', PROBE_KEY);
  return kept;
}
