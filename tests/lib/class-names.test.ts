// @vitest-environment node
import { expect, it } from 'vitest';
import { classNames } from '@/lib/class-names';

it('joins the names that hold, in order', () => {
  const open: boolean = false;
  expect(classNames('menu', open && 'menu-open', undefined, '', 'text-ink')).toBe('menu text-ink');
});

it('is empty when none does', () => {
  expect(classNames(false, undefined)).toBe('');
  expect(classNames()).toBe('');
});
