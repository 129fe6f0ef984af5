import { writeGenerated } from '../generated';
import { drawPlay } from './draw';
import { plays } from './plays';

/** Every play as path data, by its name. */
export const drawPlays = () =>
  Object.fromEntries(Object.entries(plays).map(([name, play]) => [name, drawPlay(play)]));

/** Draws the plays of art/board/plays.ts into src/ui/art/play-paths.generated.ts. */
export async function buildBoard(): Promise<void> {
  // One export each, so that a page bundles only the plays it shows.
  const exported = Object.entries(drawPlays())
    .map(([name, drawing]) => `export const ${name}: PlayDrawing = ${JSON.stringify(drawing)};`)
    .join('\n\n');
  await writeGenerated(
    'src/ui/art/play-paths.generated.ts',
    'board',
    `/** One play: its view box, the line it is revealed along, its strokes and the signs of its people. */
export interface PlayDrawing {
  readonly box: string;
  readonly reveal: string;
  readonly solid: string;
  readonly dashed: string;
  readonly marks: string;
  readonly puck?: { readonly cx: number; readonly cy: number };
}

${exported}
`,
  );
}
