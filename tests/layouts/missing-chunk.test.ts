import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { canReloadFor, isMissingChunk, noteMissingChunks, reloadOnce } from '@/layouts/missing-chunk';

beforeAll(noteMissingChunks);

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** An error as Vite reports it when an import fails. */
function missingChunk(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

const reload = () => vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);

describe('a missing chunk', () => {
  it('is told apart from any other error', () => {
    expect(isMissingChunk(missingChunk())).toBe(true);
    expect(isMissingChunk(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
  });

  it('does nothing by itself: a prefetch that fails must not take away what is being typed', () => {
    const reloaded = reload();
    missingChunk();
    expect(reloaded).not.toHaveBeenCalled();
  });

  it('is worth one reload for each address', () => {
    const reloaded = reload();
    expect(canReloadFor(missingChunk())).toBe(true);
    expect(reloadOnce()).toBe(true);
    expect(reloaded).toHaveBeenCalledTimes(1);
    expect(canReloadFor(missingChunk())).toBe(false);
  });

  it('is not worth one for another error, or without a network', () => {
    expect(canReloadFor(new Error('a mistake of ours'))).toBe(false);
    vi.stubGlobal('navigator', { onLine: false });
    expect(canReloadFor(missingChunk())).toBe(false);
  });

  it('is not worth one where that could not be remembered: it would go on for ever', () => {
    const reloaded = reload();
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      clear: () => undefined,
    });
    expect(reloadOnce()).toBe(false);
    vi.stubGlobal('sessionStorage', undefined);
    expect(canReloadFor(missingChunk())).toBe(false);
    expect(reloaded).not.toHaveBeenCalled();
  });
});
