import { expect, it } from 'vitest';
import { findPage } from '@/site/pages';

it.each([
  ['/', 'home'],
  ['/about//', 'about'],
  ['/%61bout', 'about'],
  ['/ABOUT', 'not-found'],
  ['/%zz', 'not-found'],
])('the page at %s is %s', (address, page) => {
  expect(findPage(address)).toBe(page);
});
