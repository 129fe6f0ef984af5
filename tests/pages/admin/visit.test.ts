// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** In one millisecond: JavaScript does not count the microseconds that tell them apart. */
const EARLY = '2026-11-20T07:28:16.644123+00:00';
const LATE = '2026-11-20T07:28:16.644124+00:00';

/** The module as a page that has just been opened has it. */
async function openedPage() {
  vi.resetModules();
  return import('@/pages/admin/visit');
}

beforeEach(() => {
  localStorage.clear();
});

it('the newest submission seen is known at the next visit of that account', async () => {
  const first = await openedPage();
  expect(first.newestOfLastVisit('u1')).toBeNull();
  first.rememberNewest('u1', EARLY);
  const second = await openedPage();
  expect(second.newestOfLastVisit('u1')).toBe(EARLY);
  expect(second.newestOfLastVisit('u2')).toBeNull();
});

it('what counts as new stays what it was for the whole visit, and never goes back', async () => {
  (await openedPage()).rememberNewest('u1', EARLY);
  const second = await openedPage();
  second.rememberNewest('u1', LATE);
  second.rememberNewest('u1', EARLY);
  expect(second.newestOfLastVisit('u1')).toBe(EARLY);
  expect((await openedPage()).newestOfLastVisit('u1')).toBe(LATE);
});

it('nothing is known where something else is stored', async () => {
  (await openedPage()).rememberNewest('u1', EARLY);
  localStorage.setItem(localStorage.key(0) ?? '', 'soon');
  expect((await openedPage()).newestOfLastVisit('u1')).toBeNull();
});
