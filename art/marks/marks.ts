import { colours } from '../colours';
import type { Line } from './fit';

/**
 * Neutral text marks: partners are described, not named; the sponsors are samples. Plain geometry, nobody's
 * real mark, on a 52 × 52 field, in one marker weight.
 */
export interface Mark {
  readonly upper: Line;
  readonly lower: Line;
  /** SVG elements inside a group with a 5-unit round stroke in night and no fill. */
  readonly symbol: string;
}

const dot = (x: number, y: number, radius: number, fill: string = colours.night) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="none"/>`;

const display = (text: string, capHeight: number): Line => ({ text, family: 'anek', weight: 800, capHeight });
const plain = (text: string, capHeight: number, weight = 700): Line => ({
  text,
  family: 'hanken',
  weight,
  capHeight,
});

const partner = (upper: string, lower: string, symbol: string): Mark => ({
  upper: display(upper, 17),
  lower: display(lower, 12.5),
  symbol,
});

const accent = (colour: string, path: string) => `<path d="${path}" stroke="${colour}"/>`;
const line = (path: string) => `<path d="${path}"/>`;

export const marks: Readonly<Record<string, Mark>> = {
  'national-league': partner(
    'NATIONAL',
    'PRO LEAGUE',
    line('M26 3 46 14.5V37.5L26 49 6 37.5V14.5ZM6 26H46') + dot(26, 26, 6.5),
  ),
  'inclusion-initiative': partner(
    'INCLUSION',
    'INITIATIVE',
    line('M31.5 26A14 14 0 1 1 3.5 26 14 14 0 0 1 31.5 26ZM48.5 26A14 14 0 1 1 20.5 26 14 14 0 0 1 48.5 26Z'),
  ),
  'community-hero-award': partner(
    'COMMUNITY',
    'HERO AWARD',
    line(
      'M42 20A16 16 0 1 1 10 20 16 16 0 0 1 42 20ZM17 34 13 49 26 43 39 49 35 34M26 12V28M19 16 33 24M33 16 19 24',
    ),
  ),
  'edmonton-club': partner('EDMONTON', 'PRO CLUB', line('M2 17H50M2 36H50M2 36 14 17 26 36 38 17 50 36')),
  'edmonton-foundation': partner(
    'EDMONTON CLUB',
    'FOUNDATION',
    line('M26 47C12 37 4 29 4 19 4 5 22 3 26 16 30 3 48 5 48 19 48 29 40 37 26 47ZM26 16V34'),
  ),
  invitational: partner(
    'HOCKEY',
    'INVITATIONAL',
    line(
      'M14 5H38V18C38 27 33 32 26 32S14 27 14 18ZM14 10H5C5 18 8 22 15 22M38 10H47C47 18 44 22 37 22M26 32V40M16 47H36M20 40H32',
    ),
  ),
  'junior-club': partner(
    'JUNIOR',
    'HOCKEY CLUB',
    line('M6 6H46V24C46 37 38 44 26 48 14 44 6 37 6 24ZM16 16V30M26 16V36M36 16V30'),
  ),
  'winnipeg-club': partner(
    'WINNIPEG',
    'PRO CLUB',
    line('M48 26A22 22 0 1 1 4 26 22 22 0 0 1 48 26ZM11 11C20 18 26 22 26 30V48M41 11C34 17 29 20 27 25'),
  ),
  'calgary-club': partner(
    'CALGARY',
    'PRO CLUB',
    line('M3 46 19 14 28 30 36 18 49 46ZM13 26 19 31 23 24') + dot(40, 8, 4.5),
  ),
  'custom-homes': {
    upper: plain('Northgate', 20),
    lower: plain('CUSTOM HOMES', 9, 600),
    symbol:
      line('M6 48V22L26 5 46 22V48') + accent(colours.tier.bronze, 'M17 48V33A9 9 0 0 1 35 33V48M26 24V48'),
  },
  'real-estate': {
    upper: display('PRAIRIE KEY', 18),
    lower: plain('REALTY GROUP', 9.5, 600),
    symbol:
      line('M29 16A12 12 0 1 1 5 16 12 12 0 0 1 29 16ZM25.5 24.5 45 44M36 35 42 29M42 41 47 36') +
      accent(colours.red, 'M4 47H34'),
  },
  investment: {
    upper: plain('Saffron Ridge', 16),
    lower: plain('INVESTMENTS', 9.5, 600),
    symbol: dot(35, 14, 9, colours.haldi) + line('M3 46 19 20 29 34 36 26 49 46Z'),
  },
  psychology: {
    upper: plain('Clear Ice', 22, 600),
    lower: plain('PSYCHOLOGY', 10, 600),
    symbol:
      line('M48 26A22 22 0 1 1 26 4') +
      accent(colours.tape.sky, 'M37 26A11 11 0 1 1 26 15') +
      dot(26, 26, 3.5) +
      accent(colours.tape.sky, 'M35 5 47 17'),
  },
  logistics: {
    upper: display('BACKHAUL', 18),
    lower: display('LOGISTICS', 11),
    symbol: line('M46 12H20A14 14 0 0 0 20 40H32') + accent(colours.blue, 'M24 30 34 40 24 50M30 22H46'),
  },
};
