import { argv } from 'node:process';
import { step } from '../scripts/step';

/** `npm run art -- COMMAND [NAME ...]`; art/README.md says what each command reads and writes. */
const commands: Readonly<Record<string, () => Promise<(names: readonly string[]) => Promise<void>>>> = {
  board: async () => (await import('./board/build')).buildBoard,
  brand: async () => (await import('./brand/build')).buildBrand,
  fonts: async () => (await import('./fonts/build')).buildFonts,
  marks: async () => (await import('./marks/build')).buildMarks,
  scenes: async () => (await import('./encode/build')).buildScenes,
  share: async () => (await import('./share/build')).buildShareImages,
};

const [command = '', ...names] = argv.slice(2);
const load = commands[command];
if (!load) throw new Error(`Usage: npm run art -- ${Object.keys(commands).join('|')} [NAME ...]`);
const run = await load();
await step([command, ...names].join(' '), run(names));
