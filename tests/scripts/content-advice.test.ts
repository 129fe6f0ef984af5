import { describe, expect, it } from 'vitest';
import { checkProject } from '../../scripts/content-check/check-project';
import type { Project } from '../../scripts/content-check/project';
import { staleSoon } from '../../scripts/content-check/stale-soon';
import { campWith } from '../pages/programs/support/camps';
import { followed, project, withMistake } from './support/content-project';
import { edited, recipeFor } from './support/recipes';

/** A photograph in public/photos, as an entry names it. */
const photo = (name: string) =>
  `{ photo: '/photos/${name}.jpg', alt: 'Ice', consent: 'nobody in the picture' },`;

it('advises on a text that is too long and on a date long past, and refuses neither', async () => {
  const today = new Date(2026, 10, 21);
  const long = withMistake('events', 'Everyone plays', `Everyone plays ${'again '.repeat(30)}`);
  const past = withMistake('camps', 'January 16-17, 2027', 'May 2, 2025');
  const yearless = withMistake('camps', 'January 16-17, 2027', 'May 3');
  const reports = await Promise.all([long, past, yearless].map((changed) => checkProject(changed, today)));
  expect(reports.map(({ problems }) => problems)).toEqual([[], [], []]);
  const said = reports.map(({ advice }) =>
    advice.find((line) => /(new-year-camp|spring-shinny) › (description|dates)/.test(line)),
  );
  expect(said).toEqual([
    expect.stringMatching(/› description: has \d+ characters; 20 to 140 read best$/),
    expect.stringMatching(/› dates: passed more than half a year ago; remove it or write its next date$/),
    expect.stringMatching(
      / is shown again from January 1; remove it or write the year, such as May 3, 2027$/,
    ),
  ]);
});

describe('what can be read and was most likely not meant is said, and refused by nobody', () => {
  const today = new Date(2026, 10, 22);
  /** Returns what is to be looked at because of a change, without its place. */
  async function lookedAt(changed: Project): Promise<readonly string[]> {
    const { problems, advice } = await checkProject(changed, today);
    expect(problems).toEqual([]);
    const known = (await checkProject(project, today)).advice;
    return advice.filter((line) => !known.includes(line)).map((line) => line.replace(/^\S+ › /, ''));
  }

  it.each([
    ['camps', 'January 16-17, 2027', 'December 12 or later', /dates: no day can be read from this/],
    ['camps', 'January 16-17, 2027', 'January 16-17, 2062', /dates: is in 2062; is that year right\?/],
    ['camps', 'January 16-17, 2027', 'October 24-25, 2026', /dates: is over, so the page does not show/],
    ['camps', "'DEV-9',", "'DEV-5',", /code: is the code of another camp/],
    ['camps', "'DEV-9',", "'DEV-9', start: '9:00 am', end: '11:00 pm',", /end: is more than 10 hours/],
    ['initiatives', "'/images/rink',", photo('small'), /photo: is 600 pixels wide/],
    ['initiatives', "'/images/rink',", photo('upright'), /photo: is upright/],
    ['sponsors', "'new-sponsor'", "'other-sponsor'", /is still the text of an example/],
  ])('%s: %s becomes %s', async (list, right, wrong, line) => {
    const photographs = new Map([
      ['/photos/small.jpg', { width: 600, height: 450, format: 'jpeg' }],
      ['/photos/upright.jpg', { width: 1400, height: 2100, format: 'jpeg' }],
    ]);
    const publicFiles = new Map(project.publicFiles);
    for (const file of photographs.keys()) publicFiles.set(file, 300_000);
    const changed = withMistake(list, right, wrong, { ...project, photographs, publicFiles });
    expect(await lookedAt(changed)).toContainEqual(expect.stringMatching(line));
  });

  it('a number word beside a list of another length', async () => {
    expect(await lookedAt(followed(project, recipeFor('directors')))).toContainEqual(
      expect.stringMatching(/says four, and there are 5 directors$/),
    );
  });

  it('a giving level that another one includes and that is gone', async () => {
    const rename = (source: string) => source.replace("name: 'MVP'", "name: 'Captain'");
    const changed = edited(project, recipeFor('donationTiers').file, rename);
    expect(await lookedAt(changed)).toContainEqual(expect.stringMatching(/names MVP, and there is no such/));
  });
});

describe('what is soon out of date', () => {
  const firstShift = { registrationDeadline: '2027-01-12', welcomeEvent: '2027-01-18' };
  const modules = new Map<string, Record<string, unknown>>([
    ['src/pages/programs/camps.ts', { camps: [campWith({ id: 'a', dates: 'January 16, 2027' })] }],
    ['src/pages/programs/content.ts', { firstShift }],
    ['src/pages/home/events.ts', { events: [{ date: 'Nov 7', title: 'Test Night' }, { date: 'TBD' }] }],
    ['src/pages/policy/content.ts', { policyDates: { facts: [{ value: 'March 2024' }] } }],
  ]);
  const saidOn = (year: number, month: number, day: number) =>
    staleSoon(modules, new Date(year, month - 1, day)).map((line) =>
      line.replace(/;.*| \(src.*|: the last one.*/, ''),
    );

  it('the check says what will be out of date from 60 days before', () => {
    expect(saidOn(2026, 11, 8)).toEqual(['now: Test Night (Nov 7) has passed']);
    expect(saidOn(2026, 12, 1)).toEqual([
      'now: Test Night (Nov 7) has passed',
      'from January 13, 2027: First Shift says that its intake has closed',
      'from January 17, 2027: the last camp with a date has passed',
      'from January 19, 2027: the welcome event of First Shift has passed',
    ]);
  });

  it('names a review of the policy that is due', () => {
    expect(saidOn(2027, 3, 1)).toContain('now: the policy is due for its review');
  });
});
