import { palettes, type SweaterPalette } from './palettes';
import { patterns, type SweaterPattern } from './patterns';
import { stalls } from './stalls';

const PALETTES: readonly SweaterPalette[] = Object.values(palettes);
const PATTERNS: readonly SweaterPattern[] = Object.values(patterns);

export interface CardLook {
  readonly palette: SweaterPalette | undefined;
  readonly pattern: SweaterPattern | undefined;
  readonly stall: (typeof stalls)[number] | undefined;
}

/** FNV-1a with a final mix (murmur3), 32 bits: close ids must not give close looks. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The order in which a list deals the palettes: neighbours on the colour wheel never sit side by side. */
const DEAL = [0, 4, 2, 5, 1, 3];

/**
 * The look of a person's card, always the same for the same id. In a list, `position` (the place in it, from 0) deals
 * colours and stalls round-robin: neighbours never share a colour, beside or below, in grids of one to five columns.
 */
export function cardLook(id: string, position?: number): CardLook {
  const seed = hash(id);
  const looks = PALETTES.length * stalls.length;
  const dealt = position ?? seed % looks;
  return {
    palette: PALETTES[DEAL[dealt % DEAL.length] ?? 0],
    pattern: PATTERNS[Math.floor(seed / looks) % PATTERNS.length],
    stall: stalls[(dealt * 5 + Math.floor(dealt / PALETTES.length) * 2) % stalls.length],
  };
}

/** The first letters of a person's first and last name, in capitals. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
