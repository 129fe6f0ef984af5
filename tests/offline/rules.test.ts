// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cacheNames, isOwnFile, isPageRequest } from '@/offline/rules';
import { pages, publicPageIds } from '@/site/pages';

describe('isPageRequest', () => {
  it.each(publicPageIds.map((id) => pages[id].path))('keeps %s', (path) => {
    expect(isPageRequest(path)).toBe(true);
  });

  it.each(['/auth', '/auth/', '/auth/v1/token', '/admin', '/rest/v1/contact_submissions'])(
    'never keeps %s',
    (path) => {
      expect(isPageRequest(path)).toBe(false);
    },
  );

  it.each(['/sitemap.xml', '/calendar/first-shift-welcome.ics', '/sw.js'])('takes %s for no page', (path) => {
    expect(isPageRequest(path)).toBe(false);
  });

  it('takes a longer name for a page of its own', () => {
    expect(isPageRequest('/authors')).toBe(true);
  });
});

describe('isOwnFile', () => {
  it('knows the folders of the build', () => {
    expect(isOwnFile('/assets/frame-1a2b.js')).toBe(true);
    expect(isOwnFile('/images/puck-800.avif')).toBe(true);
    expect(isOwnFile('/auth/v1/token')).toBe(false);
    expect(isOwnFile('/about')).toBe(false);
  });
});

describe('cacheNames', () => {
  it('differ between builds', () => {
    const second = new Set<string>(Object.values(cacheNames('two')));
    expect(Object.values(cacheNames('one')).filter((name) => second.has(name))).toEqual([]);
  });
});
