import { colours } from '../colours';
import { frame, player } from './frame';
import { aurora, hours, pond, pondDefinitions, SIZE } from './outdoors';
import { beside, grown } from './poses';
import { mix } from './sheet';

const { night, tape } = colours;

/** Under the aurora: the tall number 7 with an arm around number 4, who looks up. */
// prettier-ignore
export async function pair(): Promise<string> {
  return frame(
    SIZE,
    pondDefinitions(hours.night),
    pond(hours.night, 584, aurora) +
      (await player(4, beside(false, 'left', true), { at: [1225, 1040], scale: 5.1 })) +
      (await player(7, grown(beside(true, 'right', false), 1.3, 1.14), { at: [905, 1100], scale: 5.1 })) +
      `<rect width="${SIZE[0]}" height="${SIZE[1]}" fill="${mix(night, tape.aurora, 0.2)}" opacity=".12"/>`,
  );
}
