import { colours } from '../colours';
import { frame, player } from './frame';
import { atBoards, grown, wave } from './poses';
import { polygon } from './shapes';
import { line, mix, print } from './sheet';

const { night, boards, ice, crease, haldi, tape } = colours;
const [WIDTH, HEIGHT] = [1600, 900];
const RAIL = 690;

/** Glass and wall behind the bench, and the lamps above. */
// prettier-ignore
const wall =
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${mix(night, boards, 0.6)}"/>` +
  [0, 1, 2, 3].map((tier) => `<path d="M-20 ${340 - tier * 96}Q900 ${380 - tier * 96} 1620 ${330 - tier * 96}V-20H-20Z" fill="${mix('#1D4A74', '#071626', tier / 3)}" filter="url(#scene)"/>`).join('') +
  [760, 1060, 1360].map((x) => print(polygon([[x - 34, 20], [x + 34, 20], [x + 190, 640], [x - 190, 640]]), '#CFE8F5', 0.06) + `<path d="${polygon([[x - 34, 10], [x + 34, 10], [x + 28, 22], [x - 28, 22]])}" fill="#FFF3DA" filter="url(#low)"/>`).join('') +
  `<ellipse cx="1060" cy="470" rx="640" ry="150" fill="#9CD3EE" opacity=".28" filter="url(#glow)"/>`;

/** The boards this side of the bench. */
// prettier-ignore
const front =
  `<g filter="url(#scene)"><rect x="-30" y="${RAIL}" width="${WIDTH + 60}" height="330" fill="url(#board)"/>` +
  [300, 760, 1220].map((x) => line(`M${x} ${RAIL + 34}V${HEIGHT}`, night, 3, 0.5)).join('') +
  print(polygon([[-30, 852], [WIDTH + 30, 852], [WIDTH + 30, HEIGHT + 20], [-30, HEIGHT + 20]]), mix(haldi, night, 0.14)) +
  print(polygon([[-30, 852], [WIDTH + 30, 852], [WIDTH + 30, 859], [-30, 859]]), mix(haldi, '#FFFFFF', 0.3)) + '</g>' +
  `<g filter="url(#scene)"><rect x="-30" y="${RAIL - 10}" width="${WIDTH + 60}" height="26" fill="${crease}"/><rect x="-30" y="${RAIL - 10}" width="${WIDTH + 60}" height="5" fill="${ice}"/></g>` +
  [tape.marigold, tape.red, tape.rani, tape.violet, tape.sky, tape.aurora].map((colour, index) => `<rect x="${96 + index * 24}" y="742" width="18" height="76" fill="${colour}" opacity=".9"/>`).join('');

/** The bench from the ice: five shout and lean over the boards, number 4 just sees over them, and a coach behind. */
// prettier-ignore
export async function bench(): Promise<string> {
  const rest = (view: 'front' | 'side', turn: number) => atBoards(false, view, turn);
  const { stick: _, ...withoutStick } = wave;
  const people = [
    await player('coach', withoutStick, { at: [900, 902], scale: 3.76 }),
    await player(7, grown(rest('side', 4), 1.25, 1.12), { at: [640, 946], scale: 3.71 }),
    await player(13, grown(atBoards(true, 'front', -6), 1.1, 1.04), { at: [1440, 964], scale: 3.92 }, true),
    await player(22, grown(rest('front', 8), 1.08, 1.02), { at: [796, 976], scale: 3.92 }),
    await player(11, grown(atBoards(true, 'front', 6), 1.03, 1), { at: [1000, 981], scale: 4.03 }),
    await player(9, grown(rest('side', -4), 1.05, 1), { at: [1312, 976], scale: 3.98 }, true),
  ];
  const four = await player(4, { ...atBoards(false, 'front', -7), braid: [[-9, -108], [-11, -104], [-12, -99], [-12.4, -94], [-12.4, -89], [-12, -84]] }, { at: [1166, 1026], scale: 4.13 });
  return frame([WIDTH, HEIGHT], `<linearGradient id="board" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${mix(night, boards, 0.4)}"/><stop offset=".8" stop-color="${mix(boards, '#2A5A86', 0.3)}"/><stop offset="1" stop-color="${boards}"/></linearGradient>`, wall + people.join('') + four + front);
}
