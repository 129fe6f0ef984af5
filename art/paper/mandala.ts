import { colours } from '../colours';
import { frame } from './frame';
import { stick } from './gear';
import { SIZE } from './outdoors';
import { disc, polygon } from './shapes';
import { mix, print } from './sheet';
import { paperFor, TAPES } from './things';

const { night, boards, ice, haldi } = colours;

/** Rings of sticks, pucks and tape around a centre, as the patterns made of petals and powder at a festival. */
// prettier-ignore
export function mandala(): Promise<string> {
  const paper = paperFor([0.9, 0.5]);
  const round = (count: number, shift: number, draw: (colour: string, index: number) => string) =>
    Array.from({ length: count }, (_, index) => `<g transform="rotate(${((index + shift) * 360) / count})">${draw(TAPES[index % 6] ?? haldi, index)}</g>`).join('');
  const dot = (y: number, radius: number, colour: string) => paper.sheet(disc(0, y, radius), colour, { edge: 0.6 });
  const petal = (from: number, to: number, wide: number, colour: string) =>
    paper.sheet(`M0 ${-from}C${wide} ${-from - (to - from) * 0.3} ${wide} ${-from - (to - from) * 0.7} 0 ${-to}C${-wide} ${-from - (to - from) * 0.7} ${-wide} ${-from - (to - from) * 0.3} 0 ${-from}Z`, colour, { edge: 0.8 });
  const tapeRing = (y: number, colour: string) => dot(y, 7, colour) + print(disc(0, y, 3), mix(colour, night, 0.7));
  const rings =
    round(24, 0.5, (colour) => petal(112, 152, 11, mix(colour, night, 0.25))) + round(24, 0, (colour) => petal(104, 146, 9, colour)) + round(48, 0.5, (_, index) => dot(-156, index % 2 ? 3 : 4.4, index % 2 ? ice : '#101927')) +
    round(12, 0, (colour) => stick(paper, [0, -134], [-2, -58], [11, -50], colour, 0)) + round(12, 0.5, (colour) => tapeRing(-97, colour) + dot(-82, 4.6, '#101927') + dot(-71, 2.6, ice)) +
    round(12, 0.5, (colour) => petal(30, 62, 9, mix(colour, night, 0.12))) + round(12, 0, (colour) => petal(22, 50, 8, colour)) + round(12, 0, () => dot(-54, 2.4, ice)) +
    dot(0, 25, boards) + round(12, 0.5, (colour) => dot(-19, 3.6, colour)) + round(6, 0, (colour) => paper.sheet(polygon([[0, -14], [4.6, -8], [0, -2], [-4.6, -8]]), colour, { edge: 0.5 })) + dot(0, 3.4, '#101927');
  return Promise.resolve(frame(SIZE, `<radialGradient id="floorlight" gradientUnits="userSpaceOnUse" cx="1104" cy="430" r="900"><stop offset="0" stop-color="#5B8FB4"/><stop offset=".42" stop-color="#2A5A86"/><stop offset=".75" stop-color="${mix(night, boards, 0.8)}"/><stop offset="1" stop-color="${mix(night, boards, 0.3)}"/></radialGradient>`,
    `<rect width="1600" height="900" fill="url(#floorlight)"/><g transform="translate(1104 450) scale(2.62)">${rings}</g>`));
}
