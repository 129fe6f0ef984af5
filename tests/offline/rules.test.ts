// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { asksForFresh, cacheNames, isKeepable, isOwnFile, isPageRequest } from '@/offline/rules';
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

describe('isKeepable', () => {
  const answer = (type: string, more: Partial<Response> = {}) =>
    ({ ok: true, redirected: false, headers: new Headers({ 'content-type': type }), ...more }) as Response;

  it('keeps a page that is one and a file that is one', () => {
    expect(isKeepable(answer('text/html; charset=utf-8'), 'page')).toBe(true);
    expect(isKeepable(answer('text/javascript'), 'file')).toBe(true);
    expect(isKeepable(answer('font/woff2'), 'file')).toBe(true);
  });

  it("keeps no hotel's sign-in page in place of a script, and no other answer in place of a page", () => {
    expect(isKeepable(answer('text/html'), 'file')).toBe(false);
    expect(isKeepable(answer('application/json'), 'page')).toBe(false);
    expect(isKeepable({ ...answer(''), headers: new Headers() } as Response, 'page')).toBe(false);
  });

  it('keeps no failure and nothing that was redirected', () => {
    expect(isKeepable(answer('text/html', { ok: false }), 'page')).toBe(false);
    expect(isKeepable(answer('text/html', { redirected: true }), 'page')).toBe(false);
  });
});

describe('asksForFresh', () => {
  it('is the address with ?fresh, whatever else it has', () => {
    const asks = (path: string) => asksForFresh(new URL(path, 'https://az1hockey.test'));
    expect(['/auth?fresh', '/admin?a=1&fresh', '/?fresh=1'].filter((path) => !asks(path))).toEqual([]);
    expect(['/auth', '/refreshed', '/about?utm_source=fresh'].filter(asks)).toEqual([]);
  });
});

describe('cacheNames', () => {
  it('differ between builds', () => {
    const second = new Set<string>(Object.values(cacheNames('two')));
    expect(Object.values(cacheNames('one')).filter((name) => second.has(name))).toEqual([]);
  });
});
