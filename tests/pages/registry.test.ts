import { describe, expect, it } from 'vitest';
import { breadcrumbTrail, findPage, pageIds, pages, redirectTarget, resolvePage } from '@/pages/registry';

describe('the registry', () => {
  it.each(pageIds)(
    'finds %s at its address, with or without a slash, and leads down to it from home',
    (id) => {
      expect(findPage(pages[id].path)).toBe(id);
      expect(redirectTarget(pages[id].path)).toBeUndefined();
      if (id !== 'home') expect(resolvePage(`${pages[id].path}/`)).toBe(id);
      const trail = breadcrumbTrail(id);
      expect([trail[0], trail.at(-1)]).toEqual(['home', id]);
      expect(new Set(trail).size).toBe(trail.length);
    },
  );

  it.each(['/nowhere', '/About', '/about/us', '/programs#register', '/__proto__', 'about', ''])(
    'has no page at %j',
    (path) => {
      expect(findPage(path)).toBe('not-found');
    },
  );
});
