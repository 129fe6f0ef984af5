// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSitePath } from '../../server/site-path';

describe('readSitePath', () => {
  it.each([
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/about', 'about.html'],
    ['/about?x=/y/', 'about.html'],
    ['/caf%C3%A9', 'café.html'],
  ])('%s is the page %s', (url, file) => {
    expect(readSitePath(url)).toEqual({ kind: 'page', file });
  });

  it.each([
    ['/assets/main-1a2b.js', 'assets/main-1a2b.js'],
    ['/images/hero.avif?v=2', 'images/hero.avif'],
    ['/robots.txt', 'robots.txt'],
  ])('%s is the file %s', (url, file) => {
    expect(readSitePath(url)).toEqual({ kind: 'asset', file });
  });

  it.each([
    ['/about/', 'about.html', '/about'],
    ['/about/?x=1', 'about.html', '/about?x=1'],
    ['/about.html', 'about.html', '/about'],
    ['/about.html?x=1', 'about.html', '/about?x=1'],
    ['/index.html', 'index.html', '/'],
    ['/caf%C3%A9/', 'café.html', '/caf%C3%A9'],
  ])('%s leads to %s at %s', (url, file, location) => {
    expect(readSitePath(url)).toEqual({ kind: 'redirect', file, location });
  });

  it.each([
    '/404',
    '/404.html',
    '/.headers.json',
    '/.git/config',
    '/assets/.htaccess',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets%5c..%5c..%5cx',
    '//az1.example/',
    '//az1.example',
    '/about//',
    '/%00',
    '/about%00.html',
    '/c:/windows',
    '/%E0%A4%A',
    'about',
    '',
    'http://az1.example/about',
  ])('%s is nothing', (url) => {
    expect(readSitePath(url)).toEqual({ kind: 'nothing' });
  });
});
