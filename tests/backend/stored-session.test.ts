import { afterEach, expect, it, vi } from 'vitest';
import { canKeepSession, sessionKey, sessionStore } from '@/backend/stored-session';
import { memoryStorage, sessionBody, URL_OF_TESTS } from './support/test-client';

const KEY = 'sb-tests-auth-token';
const whole = JSON.stringify(sessionBody());
const store = sessionStore(KEY);

/** A full localStorage. */
function fullStorage(entries = {}) {
  const storage = memoryStorage(entries);
  storage.setItem = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  return storage;
}

function stubStorage(storage: ReturnType<typeof memoryStorage> | undefined) {
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => {
  store.removeItem(KEY);
});

it('the session is stored under the name that supabase-js would choose', () => {
  expect(sessionKey(URL_OF_TESTS)).toBe(KEY);
  expect(sessionKey('http://127.0.0.1:4173')).toBe('sb-127-auth-token');
});

it('a new session that does not fit into localStorage is kept in the page, and the old one is dropped', () => {
  const local = stubStorage(fullStorage({ [KEY]: JSON.stringify(sessionBody({ access_token: 'old' })) }));
  store.setItem(KEY, whole);
  expect(store.getItem(KEY)).toBe(whole);
  expect(local?.items.has(KEY)).toBe(false);
});

const parts = { access_token: '', refresh_token: null, expires_at: 'tomorrow', user: null };
const broken = Object.entries(parts).map(([name, value]) => JSON.stringify(sessionBody({ [name]: value })));

it.each(['', 'null', '{', '[]', '"x"', whole.slice(1), ...broken])('a stored %j is no session', (text) => {
  stubStorage(memoryStorage({ [KEY]: text }));
  expect(store.getItem(KEY)).toBeNull();
});

it('the test whether a session would be kept leaves no trace', () => {
  const local = stubStorage(memoryStorage());
  expect(canKeepSession()).toBe(true);
  expect(local?.items.size).toBe(0);
  stubStorage(fullStorage());
  expect(canKeepSession()).toBe(false);
  stubStorage(undefined);
  expect(canKeepSession()).toBe(false);
});
