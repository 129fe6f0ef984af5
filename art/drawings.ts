import { readdir, readFile } from 'node:fs/promises';
import { parseDocument } from 'htmlparser2';
import { writeGenerated } from './write-generated';

/** A small drawing that the site draws itself, in the colours around it. */
interface Drawing {
  readonly name: string;
  readonly box: string;
  /** The shapes that have an id, with their attributes. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

type Elements = ReturnType<typeof parseDocument>['children'];

function shapesOf(elements: Elements): Drawing['shapes'] {
  return Object.fromEntries(
    elements.flatMap((element) => {
      if (!('attribs' in element)) return [];
      const inside = Object.entries(shapesOf(element.children));
      const id = element.attribs['id'];
      return id === undefined ? inside : [[id, element.attribs], ...inside];
    }),
  );
}

async function readDrawing(path: string): Promise<Drawing> {
  const { children } = parseDocument(await readFile(path, 'utf8'), { xmlMode: true });
  const svg = children.find((child) => 'attribs' in child && child.name === 'svg');
  const box = svg && 'attribs' in svg ? svg.attribs['viewBox'] : undefined;
  if (box === undefined) throw new Error(`${path} has no viewBox.`);
  return { name: path.replace(/^.*\/|\.svg$/g, ''), box, shapes: shapesOf(children) };
}

async function readFolder(folder: string): Promise<Drawing[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).toSorted();
  return Promise.all(files.map((file) => readDrawing(`${folder}/${file}`)));
}

const path = ({ name, shapes }: Drawing, id: string): string => {
  const d = shapes[id]?.['d'];
  if (d === undefined) throw new Error(`${name}.svg has no path with the id ${id}.`);
  return d;
};

const paths = ({ shapes }: Drawing): Record<string, string> =>
  Object.fromEntries(Object.entries(shapes).flatMap(([id, { d }]) => (d === undefined ? [] : [[id, d]])));

const byName = <T>(drawings: readonly Drawing[], value: (drawing: Drawing) => T) =>
  JSON.stringify(Object.fromEntries(drawings.map((drawing) => [drawing.name, value(drawing)])));

function play(drawing: Drawing) {
  const { cx, cy } = drawing.shapes['puck'] ?? {};
  const { solid = '', dashed = '', marks = '' } = paths(drawing);
  return {
    box: drawing.box,
    reveal: path(drawing, 'reveal'),
    solid,
    dashed,
    marks,
    ...(cx === undefined || cy === undefined ? {} : { puck: { cx: Number(cx), cy: Number(cy) } }),
  };
}

/** Writes the plays, icons, sweater, star and logo as path data into src/ui/art and src/ui/sweaters. */
export async function writeDrawings(): Promise<void> {
  const [plays, icons, board] = await Promise.all(
    ['plays', 'icons', 'board'].map((name) => readFolder(`art/${name}`)),
  );
  const star = await readDrawing('art/brand/star.svg');
  const logo = await readDrawing('art/brand/logo.svg');
  const sweater = await readDrawing('art/sweaters/sweater.svg');
  const [, , width, height] = logo.box.split(' ').map(Number);
  const { cx, r } = logo.shapes['star'] ?? {};

  // One export for each play, so that a page bundles only the plays it shows.
  await writeGenerated(
    'src/ui/art/play-paths.generated.ts',
    `/** One play: its view box, the line it is revealed along, its strokes and the signs of its people. */
export interface PlayDrawing {
  readonly box: string;
  readonly reveal: string;
  readonly solid: string;
  readonly dashed: string;
  readonly marks: string;
  readonly puck?: { readonly cx: number; readonly cy: number };
}

${(plays ?? []).map((each) => `export const ${each.name}: PlayDrawing = ${JSON.stringify(play(each))};`).join('\n\n')}
`,
  );
  await writeGenerated(
    'src/ui/art/ui-icon-paths.generated.ts',
    `/** Plain interface icons on a 24 × 24 grid, one stroked path each. */
export const uiIconPaths = ${byName(icons ?? [], (icon) => path(icon, 'line'))} as const;

export type UiIconName = keyof typeof uiIconPaths;
`,
  );
  await writeGenerated(
    'src/ui/art/board-icon-paths.generated.ts',
    `/** The symbols of a coach's board on a 32 × 32 grid: the paths that the marker strokes, and those that it fills. */
export const boardDrawings = ${byName(board ?? [], paths)} as const;

export type BoardIconName = keyof typeof boardDrawings;
`,
  );
  await writeGenerated(
    'src/ui/sweaters/paths.generated.ts',
    `/** The parts of a sweater on a 320 × 240 card, with the trim and the second stripe of every pattern. */
export const sweaterPaths = ${JSON.stringify(paths(sweater))} as const;
`,
  );
  await writeGenerated(
    'src/ui/art/star-paths.generated.ts',
    `/** One stick of the star in a circle of radius 100 around 0,0, drawn along +x: the bare wood. */
export const starWood = '${path(star, 'wood')}';
/** Its taped blade and butt end. */
export const starTape = '${path(star, 'tape')}';
`,
  );
  await writeGenerated(
    'src/ui/art/logo-paths.generated.ts',
    `/** The logo's box and where its star is in it. */
export const logoBox = { width: ${width}, height: ${height}, star: { centre: ${cx}, scale: ${Number(r) / 100} } };
/** The letters AZ1 and HOCKEY as outlines. */
export const logoLetters = ${JSON.stringify([path(logo, 'az1'), path(logo, 'hockey')])} as const;
`,
  );
}
