import { assert, json, oneof, property, string } from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPositions, storePositions } from '@/layouts/scroll-positions';

const KEY = 'scroll-positions';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('the scroll positions', () => {
  it('come back after a reload', () => {
    storePositions({ default: 0, k3: 1250.5 });
    expect(readPositions()).toEqual({ default: 0, k3: 1250.5 });
  });

  it('start anew where the storage holds anything else', () => {
    assert(
      property(oneof(json(), string({ unit: 'binary' })), (text) => {
        sessionStorage.setItem(KEY, text);
        for (const top of Object.values(readPositions())) expect(top).toSatisfy(Number.isFinite);
      }),
    );
    for (const text of ['null', '7', '[]', '{"a":"b","c":null}', '{']) {
      sessionStorage.setItem(KEY, text);
      expect(readPositions()).toEqual({});
    }
  });

  it('need no storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => storePositions({ a: 1 })).not.toThrow();
    expect(readPositions()).toEqual({});
  });
});
