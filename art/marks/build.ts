import { mkdir, writeFile } from 'node:fs/promises';
import { drawMark } from './draw';
import { marks } from './marks';

const OUT = 'public/marks';

/** Draws the partners' and sponsors' marks into public/marks. */
export async function buildMarks(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const [name, mark] of Object.entries(marks))
    await writeFile(`${OUT}/${name}.svg`, await drawMark(mark));
}
