// @vitest-environment happy-dom
import { assert, json, oneof, property, string } from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { readPositions, storePositions } from '@/layout/scroll-positions';

const KEY = 'scroll-positions';

beforeEach(() => {
  sessionStorage.clear();
});

it('the scroll positions come back after a reload', () => {
  storePositions({ default: 0, k3: 1250.5 });
  expect(readPositions()).toEqual({ default: 0, k3: 1250.5 });
});

it('the scroll positions begin empty where the storage holds anything else', () => {
  assert(
    property(oneof(json(), string({ unit: 'binary' })), (text) => {
      sessionStorage.setItem(KEY, text);
      for (const top of Object.values(readPositions())) expect(top).toSatisfy(Number.isFinite);
    }),
    { examples: [['null'], ['7'], ['[]'], ['{"a":"b","c":null}'], ['{']] },
  );
});

it('the scroll positions need no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storePositions({ a: 1 })).not.toThrow();
  expect(readPositions()).toEqual({});
});
