// @vitest-environment happy-dom
import { assert, json, oneof, property, string } from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { readPositions } from '@/layout/scroll-positions';

const KEY = 'scroll-positions';

beforeEach(() => {
  sessionStorage.clear();
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
