import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMPACT, MOVED, PRINTED_PART, PRINTS_PART, READY, TALL } from '@/lib/page-protocol';

/** All text of the files of src with such a name. */
const textOf = (name: RegExp) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');

it('the stylesheets read every mark that scripts set for them, and no attribute that nothing sets', () => {
  // toasts.css is for what sonner draws.
  const read = new Set(textOf(/(?<!toasts)\.css$/).match(/(?<=\[)data-[\w-]+/g));
  const marks = [READY, MOVED, PRINTS_PART, PRINTED_PART, TALL, COMPACT];
  expect(marks.filter((mark) => !read.has(mark))).toEqual([]);
  const set = new Set(textOf(/\.tsx?$/).match(/data-[\w-]+/g));
  // Radix sets data-state.
  expect([...read].filter((name) => !set.has(name))).toEqual(['data-state']);
});
