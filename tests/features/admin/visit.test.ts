import { afterEach, describe, expect, it, vi } from 'vitest';

const EARLY = '2026-11-20T07:28:16.644123+00:00';
const LATE = '2026-11-20T07:28:16.644124+00:00';

/** The module as a page that has just been opened has it. */
async function openedPage() {
  vi.resetModules();
  return import('@/features/admin/visit');
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the newest submission of the last visit', () => {
  it('is unknown at first, and known at the next visit', async () => {
    const first = await openedPage();
    expect(first.newestOfLastVisit('u1')).toBeNull();
    first.rememberNewest('u1', EARLY);
    expect((await openedPage()).newestOfLastVisit('u1')).toBe(EARLY);
  });

  it('stays what it was for the whole visit', async () => {
    (await openedPage()).rememberNewest('u1', EARLY);
    const second = await openedPage();
    second.rememberNewest('u1', LATE);
    expect(second.newestOfLastVisit('u1')).toBe(EARLY);
    expect((await openedPage()).newestOfLastVisit('u1')).toBe(LATE);
  });

  it('belongs to one account', async () => {
    const page = await openedPage();
    page.rememberNewest('u1', EARLY);
    expect(page.newestOfLastVisit('u2')).toBeNull();
  });

  it('never goes back', async () => {
    const page = await openedPage();
    page.rememberNewest('u1', LATE);
    page.rememberNewest('u1', EARLY);
    expect((await openedPage()).newestOfLastVisit('u1')).toBe(LATE);
  });

  it('is unknown where something else is stored', async () => {
    (await openedPage()).rememberNewest('u1', EARLY);
    localStorage.setItem(localStorage.key(0) ?? '', 'soon');
    expect((await openedPage()).newestOfLastVisit('u1')).toBeNull();
  });

  it('is unknown where storage is refused or full, and nothing breaks', async () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
    const page = await openedPage();
    page.rememberNewest('u1', EARLY);
    expect(page.newestOfLastVisit('u1')).toBeNull();
  });
});

describe('isLater', () => {
  it('tells timestamps of one millisecond apart', async () => {
    const { isLater } = await openedPage();
    expect(isLater(LATE, EARLY)).toBe(true);
    expect(isLater(EARLY, LATE)).toBe(false);
    expect(isLater(EARLY, EARLY)).toBe(false);
  });
});
