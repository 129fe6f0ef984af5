import { colours } from '../colours';
import { roster } from '../roster';
import { frame, light, player, pool } from './frame';
import { put, skate } from './gear';
import { helmetShelf } from './heads';
import { grown, stride, wave } from './poses';
import { panelling, PLACES, WOOD } from './room';
import { blob, curve, disc, polygon, sliver, type Point } from './shapes';
import { line, mix, Paper, print } from './sheet';
import { hours, pond, pondDefinitions, SIZE } from './outdoors';
import { hanging, paperFor, puck } from './things';

const { night, boards, ice, red, blue, sheet: white, tape } = colours;
const [WIDTH, HEIGHT] = SIZE;

/** The lamp of the room on its wall. */
const lamp = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="620" ry="300" fill="#FFDFA8" opacity=".26" filter="url(#glow)"/>`;

/** A bench or a shelf across the picture. */
const plank = (left: number, right: number, y: number, thick: number) =>
  `<g filter="url(#scene)"><rect x="${left}" y="${y}" width="${right - left}" height="${thick}" fill="${mix(WOOD, white, 0.1)}"/><rect x="${left}" y="${y + thick - 7}" width="${right - left}" height="7" fill="${mix(WOOD, night, 0.3)}"/></g>`;

/** The coach's board: a play half drawn, six magnets, a marker; the coach points at it. */
// prettier-ignore
export async function coachsBoard(): Promise<string> {
  const paper = new Paper({ ...light, edge: [4, 2.4] }, 'w-');
  const ink = '#22303F';
  const [left, top, right, foot] = [610, 110, 1500, 640];
  const middle = (left + right) / 2;
  const rink = line(`M${left + 40} ${top + 110}Q${left + 40} ${top + 40} ${left + 110} ${top + 40}H${right - 110}Q${right - 40} ${top + 40} ${right - 40} ${top + 110}V${foot - 110}Q${right - 40} ${foot - 40} ${right - 110} ${foot - 40}H${left + 110}Q${left + 40} ${foot - 40} ${left + 40} ${foot - 110}Z`, ink, 4, 0.7) +
    line(`M${middle} ${top + 40}V${foot - 40}`, red, 8) + [-150, 150].map((x) => line(`M${middle + x} ${top + 40}V${foot - 40}`, blue, 8)).join('') + line(disc(middle, (top + foot) / 2, 74), blue, 4) +
    [left + 120, right - 120].map((x) => line(`M${x} ${top + 46}V${foot - 46}`, red, 3)).join('') + [[left + 210, top + 130], [left + 210, foot - 130], [right - 210, top + 130], [right - 210, foot - 130]].map(([x = 0, y = 0]) => line(disc(x, y, 46), red, 3)).join('');
  const arrow = (points: readonly Point[], tip: readonly [Point, Point, Point], dashed = '') => `<g${dashed}>${line(curve(points), ink, 6)}</g>` + line(`M${tip.map((point) => point.join(' ')).join('L')}`, ink, 6);
  const play = arrow([[860, 250], [930, 190], [1040, 210], [1130, 290]], [[1118, 262], [1132, 292], [1100, 294]]) +
    arrow([[770, 470], [900, 540], [1060, 520], [1230, 560]], [[1204, 540], [1232, 560], [1206, 580]], ' stroke-dasharray="22 16"') + arrow([[1230, 410], [1300, 380], [1360, 370]], [[1338, 356], [1364, 368], [1344, 388]]) +
    [[960, 360], [1170, 450], [1290, 260]].map(([x = 0, y = 0]) => line(`M${x - 16} ${y - 16}L${x + 16} ${y + 16}M${x + 16} ${y - 16}L${x - 16} ${y + 16}`, red, 7)).join('');
  const magnets = ([[850, 260, tape.sky], [758, 460, tape.rani], [1160, 320, tape.aurora], [1222, 420, tape.marigold], [1250, 566, tape.violet], [1040, 470, tape.red]] as const).map(([x, y, colour]) => paper.sheet(disc(x, y, 24), colour, { lift: 'high' }));
  const { stick: _, ...pointing } = wave;
  return frame(SIZE, panelling.gradient,
    panelling.wall + lamp(1040, 330) +
      `<g filter="url(#scene)">${paper.sheet(polygon([[left - 22, top - 22], [right + 22, top - 22], [right + 22, foot + 22], [left - 22, foot + 22]]), mix('#8FA0AD', night, 0.1))}</g>` +
      paper.sheet(polygon([[left, top], [right, top], [right, foot], [left, foot]]), '#F4F8FA', { lift: 'none', inside: rink + play }) + magnets.join('') +
      plank(-20, WIDTH + 20, 762, 34) + `<rect x="-10" y="796" width="${WIDTH + 20}" height="120" fill="#0C1C2E"/>` + pool(1160, 766, 90, 8, '#04121F', 0.6) + put([1150, 764], 11, puck()) +
      paper.sheet(blob([[1250, 740], [1250, 740], [1352, 744], [1352, 744], [1366, 753], [1352, 762], [1352, 762], [1250, 762], [1250, 762]]), tape.red, { edge: 0.6, lift: 'high' }) +
      (await player('coach', grown(pointing, 1, 1), { at: [520, 1180], scale: 5.4 })),
  );
}

/** Folded sweaters of one colour. */
// prettier-ignore
function folded(colour: string): string {
  const paper = paperFor([0.5, 0.3]);
  return [0, 1, 2].map((layer) => paper.sheet(blob([[-13, -layer * 4.6], [-13, -layer * 4.6], [-13.6, -2.2 - layer * 4.6], [-12, -4.6 - layer * 4.6], [12, -4.6 - layer * 4.6], [13.4, -2.2 - layer * 4.6], [13, -layer * 4.6], [13, -layer * 4.6]]), mix(colour, night, layer === 1 ? 0.12 : 0), { inside: layer === 2 ? print(polygon([[-5, -20], [-2, -20], [-2, 0], [-5, 0]]), white) : '' })).join('');
}

/** The shelves of gear to borrow: a helmet, skates and sweaters for each of the six. */
// prettier-ignore
export async function gearShelf(): Promise<string> {
  const [left, pitch] = [436, 168];
  const right = left + pitch * PLACES.length + 20;
  const columns = PLACES.map((number, index) => {
    const x = left + 10 + pitch * (index + 0.5);
    const paper = paperFor();
    return put([x, 252], 5, helmetShelf(paper, roster[number])) + put([x - 52, 482], 4.4, skate(paper, roster[number].colour)) + put([x + 4, 486], 4.4, skate(paper, roster[number].colour)) +
      put([x, 740], 5.2, folded(roster[number].colour)) + `<g filter="url(#low)"><rect x="${x - 34}" y="560" width="68" height="11" fill="${roster[number].colour}"/></g>`;
  });
  const case_ = `<g filter="url(#scene)"><rect x="${left - 20}" y="80" width="${right - left + 40}" height="840" fill="${mix(WOOD, night, 0.42)}"/></g>`;
  return frame(SIZE, panelling.gradient, panelling.wall + lamp(1040, 260) + case_ + plank(left - 34, right + 34, 62, 26) +
    [292, 534, 742].map((y) => plank(left - 20, right + 20, y, 24)).join('') + columns.join('') + [left - 34, right + 10].map((x) => `<g filter="url(#scene)"><rect x="${x}" y="62" width="24" height="850" fill="${WOOD}"/></g>`).join(''));
}

/** A pair of skates hangs over the boards of the outdoor rink; two are skating. */
// prettier-ignore
export async function hungSkates(): Promise<string> {
  const paper = paperFor();
  const hour = hours.dusk;
  const ends = [[-15, 33], [19, 41]] as const;
  return frame(SIZE, pondDefinitions(hour), pond(hour, 250) + (await player(9, stride, { at: [560, 372], scale: 1.3 })) + (await player(4, { ...stride, braid: [[24, -114], [18, -110], [12, -107], [7, -103], [3, -98]] }, { at: [820, 366], scale: 1.15 })) +
    `<g filter="url(#scene)"><rect x="-20" y="396" width="${WIDTH + 40}" height="540" fill="${mix(ice, '#B9A9C2', 0.4)}"/><rect x="-20" y="806" width="${WIDTH + 40}" height="120" fill="${colours.haldi}"/></g>` + [330, 860, 1390].map((x) => line(`M${x} 430V${HEIGHT}`, boards, 4, 0.25)).join('') +
    `<g filter="url(#scene)"><rect x="-20" y="376" width="${WIDTH + 40}" height="42" fill="${boards}"/></g><path d="${blob([[-40, 380], [-40, 352], [300, 346], [700, 358], [940, 372], [940, 380], [940, 380]])}" fill="${white}" filter="url(#high)"/>` +
    put([1120, 372], 8, hanging(ends.map(([x, y]): Point => [x, y - 4]), tape.rani)) + put([1120 - 15 * 8 - 14, 372 + 33 * 8 + 50], 9.4, skate(paper, tape.rani), 20) + put([1120 + 19 * 8 - 8, 372 + 41 * 8 + 50], 9.4, skate(paper, tape.rani), -6) +
    print(sliver([1080, 376], [1120, 360], [1160, 376], 16), tape.rani));
}
