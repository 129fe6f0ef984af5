import { describe, expect, it } from 'vitest';
import { findPage, resolvePage } from '@/pages/registry';

describe('the registry', () => {
  it('finds a page with or without a slash', () => {
    expect([resolvePage('/about'), resolvePage('/about/')]).toEqual(['about', 'about']);
  });

  it.each(['/nowhere', '/About', '/about/us', '/programs#register', '/__proto__', 'about', ''])(
    'has no page at %j',
    (path) => {
      expect(findPage(path)).toBe('not-found');
    },
  );
});
