// @vitest-environment node
import { anything, assert, json, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSession } from '@/backend/session';
import { canKeepSession, isSession, sessionStorage } from '@/backend/stored-session';
import { memoryStorage, sessionBody, stubFetch, testClient } from './support/test-client';

const KEY = 'sb-tests-auth-token';
const whole = JSON.stringify(sessionBody());

/** A storage that refuses, as browsers do with cookies blocked, or when it is full. */
function refusing(methods: readonly ('getItem' | 'setItem' | 'removeItem')[], entries = {}) {
  const storage = memoryStorage(entries);
  for (const method of methods) {
    storage[method] = () => {
      throw new DOMException('refused', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    };
  }
  return storage;
}

describe('isSession', () => {
  it('knows what a server sends', () => {
    expect(isSession(sessionBody())).toBe(true);
  });

  it.each([
    null,
    {},
    [],
    'text',
    sessionBody({ user: null }),
    sessionBody({ user: {} }),
    sessionBody({ user: { id: 7 } }),
    sessionBody({ access_token: '' }),
    sessionBody({ refresh_token: null }),
    sessionBody({ expires_at: 'tomorrow' }),
  ])('is no %j', (value) => {
    expect(isSession(value)).toBe(false);
  });
});

describe('the storage of a session', () => {
  it('keeps what localStorage takes', () => {
    const local = memoryStorage();
    const storage = sessionStorage(KEY, () => local);
    storage.setItem(KEY, whole);
    expect(local.items.get(KEY)).toBe(whole);
    expect(storage.getItem(KEY)).toBe(whole);
    storage.removeItem(KEY);
    expect(local.items.size).toBe(0);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('never throws, and lasts as long as the page where localStorage itself is refused', () => {
    const storage = sessionStorage(KEY, () => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(storage.getItem(KEY)).toBeNull();
    storage.setItem(KEY, whole);
    expect(storage.getItem(KEY)).toBe(whole);
    storage.removeItem(KEY);
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('with a full localStorage keeps the new session in the page and the old one nowhere', () => {
    const old = JSON.stringify(sessionBody({ access_token: 'old' }));
    const local = refusing(['setItem'], { [KEY]: old });
    const storage = sessionStorage(KEY, () => local);
    storage.setItem(KEY, whole);
    expect(storage.getItem(KEY)).toBe(whole);
    expect(local.items.has(KEY)).toBe(false);
  });

  it('takes what is no session for nothing, and hands supabase-js none of it', async () => {
    const sent = stubFetch(() => new Response(null, { status: 500 }));
    for (const text of ['', 'null', '{', '[]', '"x"', JSON.stringify(sessionBody({ user: null }))]) {
      const local = memoryStorage({ [KEY]: text });
      const client = testClient({ storage: sessionStorage(KEY, () => local) });
      expect(await getSession(client), text).toBeNull();
    }
    expect(sent).toHaveLength(0);
  });

  it('answers to any text with a whole session or nothing', () => {
    const texts = oneof(
      string({ unit: 'binary' }),
      json(),
      anything().map((user) => JSON.stringify(sessionBody({ user }))),
    );
    assert(
      property(texts, (text) => {
        const answer = sessionStorage(KEY, () => memoryStorage({ [KEY]: text })).getItem(KEY);
        if (answer !== null) expect(isSession(JSON.parse(answer))).toBe(true);
      }),
    );
  });

  it('leaves other entries as they are', () => {
    const storage = sessionStorage(KEY, () => memoryStorage({ other: 'text' }));
    expect(storage.getItem('other')).toBe('text');
  });
});

describe('canKeepSession', () => {
  it('tries, and leaves no trace', () => {
    const local = memoryStorage();
    expect(canKeepSession(() => local)).toBe(true);
    expect(local.items.size).toBe(0);
  });

  it('is false where storage is full or refused', () => {
    expect(canKeepSession(() => refusing(['setItem']))).toBe(false);
    expect(
      canKeepSession(() => {
        throw new DOMException('refused', 'SecurityError');
      }),
    ).toBe(false);
  });
});
