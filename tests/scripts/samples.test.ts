import { expect, it } from 'vitest';
import { samplesIn } from '../../scripts/samples';

const SOURCE = `import { sample } from '@/lib/sample';
export const coach = { id: 'one', name: sample('José Mavi'), role: 'Head Coach' };
export const lines = sample([
  { id: 'kids', name: 'Kids Help Phone', phone: sample('1-800-668-6868') },
  { id: 'sport', name: "The club's line" },
]);
export const email = 'hello@az1hockey.example';
export const phone = '+1 780 555 0119';
`;

it('each mark is one sample with its words; an address that reaches nobody is one without a mark', () => {
  expect(samplesIn('content.ts', SOURCE).map(({ line, words }) => `${line}: ${words}`)).toEqual([
    '2: José Mavi',
    "3: Kids Help Phone · 1-800-668-6868 · The club's line",
    "7: 'hello@az1hockey.example'",
    "8: '+1 780 555 0119'",
  ]);
});
