import { expect, it } from 'vitest';
import { changesBetween, withoutChange } from '../../../scripts/edit/changes';

const before = 'a\nb\nc\nd\ne\nf\ng\n';

it.each([
  ['changed', 'a\nb\nC\nd\ne\nf\ng\n'],
  ['added', 'a\nb\nc\nd\ne\nx\ny\nf\ng\n'],
  ['removed', 'b\nc\nd\ne\nf\ng\n'],
  ['moved', 'a\nc\nd\ne\nf\nb\ng\n'],
])('a line that was %s is one change and can be undone', (kind, now) => {
  const changes = changesBetween('content.ts', before, now);
  expect(changes.map((change) => change.kind)).toEqual([kind]);
  for (const change of changes) expect(withoutChange(now, change)).toBe(before);
});

it('two changes can be undone separately', () => {
  const now = 'A\nb\nc\nd\ne\nf\nG\n';
  const [first, second] = changesBetween('content.ts', before, now);
  expect(first && withoutChange(now, first)).toBe('a\nb\nc\nd\ne\nf\nG\n');
  expect(second && withoutChange(now, second)).toBe('A\nb\nc\nd\ne\nf\ng\n');
});
