import { afterEach, expect, it, vi } from 'vitest';
import { canKeepSession, sessionKey, sessionStore } from '@/backend/stored-session';
import { memoryStorage, sessionBody, URL_OF_TESTS } from './support/test-client';

const KEY = 'sb-tests-auth-token';
const whole = JSON.stringify(sessionBody());
const store = sessionStore(KEY);

/** A localStorage that is full. */
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

it('the session is kept under the name supabase-js would choose', () => {
  expect(sessionKey(URL_OF_TESTS)).toBe(KEY);
  expect(sessionKey('http://127.0.0.1:4173')).toBe('sb-127-auth-token');
});

it('with a full localStorage keeps the new session in the page and the old one nowhere', () => {
  const local = stubStorage(fullStorage({ [KEY]: JSON.stringify(sessionBody({ access_token: 'old' })) }));
  store.setItem(KEY, whole);
  expect(store.getItem(KEY)).toBe(whole);
  expect(local?.items.has(KEY)).toBe(false);
});

const parts = { access_token: '', refresh_token: null, expires_at: 'tomorrow', user: null };
const broken = Object.entries(parts).map(([name, value]) => JSON.stringify(sessionBody({ [name]: value })));

it.each(['', 'null', '{', '[]', '"x"', whole.slice(1), ...broken])('reads no session from %j', (text) => {
  stubStorage(memoryStorage({ [KEY]: text }));
  expect(store.getItem(KEY)).toBeNull();
});

it('tells whether a session would be kept, and leaves no trace', () => {
  const local = stubStorage(memoryStorage());
  expect(canKeepSession()).toBe(true);
  expect(local?.items.size).toBe(0);
  stubStorage(fullStorage());
  expect(canKeepSession()).toBe(false);
  stubStorage(undefined);
  expect(canKeepSession()).toBe(false);
});
