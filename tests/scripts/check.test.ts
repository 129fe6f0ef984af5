import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import sharp from 'sharp';
import { checkContent } from '../../scripts/check';
import { outOfDate } from '../../scripts/out-of-date';
import { temporaryDirectory } from '../support/setup-temporary';

const CAMPS = 'src/pages/programs/camps.content.ts';

const folder = temporaryDirectory();

type Exports = Record<string, unknown>;

const importFile = async (file: string): Promise<Exports> => import(pathToFileURL(file).href);

/** Returns what the check says when one export of a file is another value. */
async function mistakesWith(file: string, change: (exports: Exports) => Exports) {
  const name = `src/${file}`;
  const load = async (one: string) => {
    const exports = await importFile(one);
    return one === name ? { ...exports, ...change(exports) } : exports;
  };
  return (await checkContent(load, folder)).map((line) => line.replace(`${name} › `, ''));
}

beforeAll(async () => {
  mkdirSync(`${folder}/photos`);
  for (const [name, width] of [
    ['small', 600],
    ['fine', 2000],
  ] as const)
    await sharp({ create: { width, height: 450, channels: 3, background: '#2e465b' } })
      .jpeg()
      .toFile(`${folder}/photos/${name}.jpg`);
});

it('the content of the site has no mistakes', async () => {
  expect(await checkContent()).toEqual([]);
});

const INITIATIVES = 'pages/initiatives/content.ts';
const picture = (image: unknown) => (exports: Exports) => ({
  initiatives: [{ ...(exports['initiatives'] as Exports[])[0], id: 'skate-swap', image }],
});
const photo = (name: string, consent = 'May 2, 2026, kept by the chair') =>
  picture({ photo: `/photos/${name}.jpg`, alt: 'Ice', consent });
const camp = (facts: Exports) => () => ({ camps: [{ id: 'new-camp', dates: 'TBD', ...facts }] });
const intro = (text: string) => () => ({ intro: { text } });
const closing = (to: unknown) => () => ({ closing: { actions: [{ kind: 'page', label: 'See', to }] } });

it.each([
  [
    'an id twice',
    'pages/programs/camps.content.ts',
    camp({ id: 'register' }),
    /^\S+registration\.content\.ts › register › id: is taken: src\/pages\/programs\/camps\.content\.ts has it/,
  ],
  [
    'a link to nothing',
    'pages/about/content.ts',
    closing({ page: 'programs', anchor: 'nobody' }),
    /^closing › actions\.0\.to: leads nowhere: nothing on the page programs has the id nobody; there are \S+,/,
  ],
  [
    'an address without https',
    'pages/sponsors/content.ts',
    () => ({ sponsors: [{ id: 'one', websiteUrl: 'www.example.ca' }] }),
    /^one › websiteUrl: leads nowhere/,
  ],
  [
    'an address in a field of any name',
    'pages/about/content.ts',
    () => ({ more: { tickets: 'htp://example.ca' } }),
    /^more › tickets: leads nowhere/,
  ],
  [
    'a missing mark',
    'pages/home/partners.content.ts',
    () => ({ partners: { one: { source: '/marks/None.svg', alt: 'One' } } }),
    /^partners › one\.source: there is no file public\/marks\/None\.svg/,
  ],
  [
    'a missing share image',
    'pages/auth/content.ts',
    () => ({ shareHeadline: { lead: 'Sign', wide: 'in' } }),
    /^shareHeadline: public\/share\/auth\.jpg is missing/,
  ],
  ['a photograph without consent', INITIATIVES, photo('fine', 'yes'), /image\.photo: has no consent/],
  ['a photograph that is too small', INITIATIVES, photo('small'), /image\.photo: \S+ is 600 pixels wide/],
  [
    'a date that cannot be read',
    'pages/programs/camps.content.ts',
    camp({ dates: 'Juli 6, 2027' }),
    /^new-camp › dates: cannot be read as a date; write it like/,
  ],
  [
    'a deadline after the welcome',
    'pages/programs/content.ts',
    () => ({ firstShift: { registrationDeadline: '2027-02-12', welcomeEvent: '2027-01-18' } }),
    /welcomeEvent: is before/,
  ],
  ['an empty text', 'pages/about/content.ts', intro(' '), /^intro › text: is empty/],
  ['HTML', 'pages/about/content.ts', intro('A <b>bold</b> word'), /^intro › text: has HTML or Markdown/],
  ['a function', 'pages/about/content.ts', () => ({ more: () => '' }), /^more: is a function; move it out/],
  ['a straight quote', 'pages/about/content.ts', intro("player's"), /^intro › text: has a straight quote/],
] as const)('%s is a mistake', async (_, file, change, line) => {
  const mistakes = await mistakesWith(file, change);
  expect(mistakes).toContainEqual(expect.stringMatching(line));
});

const nothing = { camps: [], events: [], nextFirstShift: {}, revised: '' };

it('60 days ahead it says which camps come back on New Year’s Day, and which are over', () => {
  const dated = (id: string, dates: string) => ({ id, dates });
  const camps = [
    dated('yearless', 'December 5'),
    dated('next-year', 'January 16, 2027'),
    dated('over', 'May 9, 2026'),
    dated('undated', 'TBD'),
  ];
  expect(outOfDate(new Date(2026, 10, 24), { ...nothing, camps })).toEqual([
    `${CAMPS} › over › dates: is over, and no page shows it; remove it (since May 9, 2026)`,
    `${CAMPS} › yearless › dates: has no year, so it comes back on January 1; write the year (after December 5, 2026)`,
  ]);
  expect(outOfDate(new Date(2026, 3, 1), { ...nothing, camps })).toEqual([]);
});

it('60 days ahead it says that an event, an intake or a review of the policy is due', () => {
  const events = [
    { id: 'night', date: 'Nov 7' },
    { id: 'games', date: 'May 8, 2027' },
  ];
  expect(outOfDate(new Date(2026, 9, 1), { ...nothing, events })).toEqual([
    'src/pages/home/events.content.ts › night › date: passes; write the next date or remove it (after November 7, 2026)',
  ]);
  const nextFirstShift = { deadline: '2027-01-12', welcome: '2027-03-18' };
  expect(outOfDate(new Date(2026, 11, 1), { ...nothing, nextFirstShift })).toEqual([
    `${CAMPS} › nextFirstShift › deadline: passes; write the dates of the next intake (after January 12, 2027)`,
  ]);
  expect(outOfDate(new Date(2027, 0, 20), { ...nothing, revised: 'March 2024' })).toEqual([
    expect.stringContaining('revised: is 3 years old: review the policy (after March 1, 2027)'),
  ]);
});
