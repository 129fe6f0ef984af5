import { expect, it } from 'vitest';
import { checkProject } from '../../scripts/content-check/check-project';
import type { Project } from '../../scripts/content-check/project';
import { staleSoon } from '../../scripts/content-check/stale-soon';
import { campWith } from '../pages/programs/support/camps';
import { followed, project, withMistake } from './support/content-project';
import { edited, recipeFor } from './support/recipes';

/** A photograph in public/photos, as entries name it. */
const photo = (name: string) =>
  `{ photo: '/photos/${name}.jpg', alt: 'Ice', consent: 'nobody in the picture' },`;

const TODAY = new Date(2026, 10, 22);

/** Returns the advice that a change causes, without its location. */
async function lookedAt(changed: Project): Promise<readonly string[]> {
  const { problems, advice } = await checkProject(changed, TODAY);
  expect(problems).toEqual([]);
  const known = (await checkProject(project, TODAY)).advice;
  return advice.filter((line) => !known.includes(line)).map((line) => line.replace(/^\S+ › /, ''));
}

const DATES = 'January 16-17, 2027';

it.each([
  ['camps', DATES, 'May 2, 2025', /dates: passed more than half a year ago; remove it or write its next/],
  ['camps', DATES, 'May 3', /dates: .*is shown again from January 1; .*, such as May 3, 2027$/],
  ['camps', DATES, 'December 12 or later', /dates: no day can be read from this/],
  ['camps', DATES, 'January 16-17, 2062', /dates: is in 2062; is that year right\?/],
  ['camps', DATES, 'October 24-25, 2026', /dates: is over, so the page does not show this camp/],
  ['camps', "'DEV-9',", "'DEV-5',", /code: is the code of another camp/],
  ['camps', "'DEV-9',", "'DEV-9', start: '9:00 am', end: '11:00 pm',", /end: is more than 10 hours/],
  ['initiatives', "'/images/rink',", photo('small'), /photo: is 600 pixels wide/],
  ['initiatives', "'/images/rink',", photo('upright'), /photo: is upright/],
  ['events', 'Everyone plays', 'again '.repeat(30), /description: has \d+ characters; 20 to 140 read best$/],
  ['sponsors', "'new-sponsor'", "'other-sponsor'", /is still the text of an example/],
])('the check advises on a likely slip: in %s, %s becomes %s', async (list, right, wrong, line) => {
  expect(await lookedAt(withMistake(list, right, wrong))).toContainEqual(expect.stringMatching(line));
});

it('the check advises on a number word that does not match the length of its list', async () => {
  const recipe = recipeFor('directors');
  const counted = edited(followed(project, recipe), recipe.file, (source) =>
    source.replace('Ask about', 'Ask our four directors about'),
  );
  expect(await lookedAt(counted)).toContainEqual(
    expect.stringMatching(/says four, but there are 5 directors$/),
  );
});

it('the check advises on a giving level that includes a removed one', async () => {
  const rename = (source: string) => source.replace("name: 'MVP'", "name: 'Captain'");
  const changed = edited(project, recipeFor('donationTiers').file, rename);
  expect(await lookedAt(changed)).toContainEqual(expect.stringMatching(/names MVP, but there is no such/));
});

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

it('the check announces 60 days ahead what will be out of date', () => {
  expect(saidOn(2026, 11, 8)).toEqual(['now: Test Night (Nov 7) has passed']);
  expect(saidOn(2026, 12, 1)).toEqual([
    'now: Test Night (Nov 7) has passed',
    'from January 13, 2027: First Shift says that its intake has closed',
    'from January 17, 2027: the last camp with a date has passed',
    'from January 19, 2027: the welcome event of First Shift has passed',
  ]);
});

it('the check says that a review of the policy is due', () => {
  expect(saidOn(2027, 3, 1)).toContain('now: the policy is due for its review');
});
