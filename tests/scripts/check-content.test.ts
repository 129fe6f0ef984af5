import { describe, expect, it } from 'vitest';
import { checkProject } from '../../scripts/content-check/check-project';
import { readProject, type Project } from '../../scripts/content-check/project';
import { staleSoon } from '../../scripts/content-check/stale-soon';
import { campWith } from '../pages/programs/support/camps';
import { edited, follow, idIn, recipeFor, recipes } from './support/recipes';

const shippedProject = await readProject();
const project: Project = {
  ...shippedProject,
  publicFiles: new Map([
    ...shippedProject.publicFiles,
    ['/photos/camp.jpg', 300_000],
    ['/photos/large.jpg', 9_000_000],
    ['/photos/heic.jpg', 300_000],
    ['/photos/broken.jpg', 300_000],
    ['/photos/SHOUTED.JPG', 300_000],
  ]),
  photographs: new Map([
    ['/photos/camp.jpg', { width: 2000, height: 1500, format: 'jpeg' }],
    ['/photos/heic.jpg', { width: 2000, height: 1500, format: 'heif' }],
    ['/photos/broken.jpg', { width: 0, height: 0, format: undefined }],
  ]),
};
/** Returns what has to be corrected. */
const problemLines = async (changed: Project) => (await checkProject(changed)).problems;
// Reads and compiles everything once, so that each test waits for what it changes alone.
const shipped = await problemLines(project);
const HERE = ' // here';

/** A photograph in public/photos, as an entry names it. */
const photo = (name: string) =>
  `{ photo: '/photos/${name}.jpg', alt: 'Ice', consent: 'nobody in the picture' },`;

/** Returns the project after a recipe in which a text is replaced. */
function withMistake(list: string, right: string, wrong: string): Project {
  const recipe = recipeFor(list);
  const text = recipe.text.replace(right, () => wrong);
  if (text === recipe.text) throw new Error(`nothing to replace in the recipe for ${list}`);
  return edited(project, recipe.file, (source) => follow(source, { ...recipe, text }));
}

/** Returns the lines of the check, with `HERE` for the number of the line that bears the mark. */
async function problemsOf(changed: Project): Promise<readonly string[]> {
  const marked = new Set(
    [...changed.sources].flatMap(([file, source]) => {
      const line = source.split('\n').findIndex((text) => text.endsWith(HERE)) + 1;
      return line === 0 ? [] : [`${file}:${line}`];
    }),
  );
  return (await problemLines(changed)).map((problem) => {
    const place = /^\S+:\d+/.exec(problem)?.[0] ?? '';
    return problem.replace(
      place,
      `${place.slice(place.lastIndexOf('/') + 1).replace(/:\d+/, '')}${marked.has(place) ? ':HERE' : ''}`,
    );
  });
}

/** Below each edit of a recipe, `<list>: <what is right> -> <what is typed>`, what the check says. */
const mistakes = [
  ...`
camps: code: 'DEV-9', -> code: 'DEV-9'
  camps.ts: a comma is most likely missing at the end of the line before
camps: 'New Year Camp, U9 to U13', -> ‘New Year Camp’,
  camps.ts:HERE: a curly quote is around the text; a text is written between two straight quotes, 'like this'. Inside it, ’ “ and ” are right
camps: 'New Year Camp, U9 to U13', -> “New Year Camp”,
  camps.ts:HERE: a curly quote is around the text; a text is written between two straight quotes, 'like this'. Inside it, ’ “ and ” are right
camps: 'New Year Camp, U9 to U13', -> 'The players' camp',
  camps.ts:HERE: a straight apostrophe ends the text here; type the curly one, as in players’
camps: 'New Year Camp, U9 to U13', -> New Year Camp',
  camps.ts:HERE: the quote before the text is missing; a text is written between two straight quotes, 'like this'
camps: 'New Year Camp, U9 to U13', -> New Year Camp,
  camps.ts:HERE: a text is written between two straight quotes, 'like this'
camps: 'New Year Camp, U9 to U13', -> 'New Year Camp'),
  camps.ts:HERE: the bracket ) is left from sample( and has to go as well
camps: 'New Year Camp, U9 to U13', -> sample('New Year Camp',
  camps.ts: the bracket after the text is missing: sample('like this'),
camps: 'New Year Camp, U9 to U13', -> \`New Year Camp,
  camps.ts: the sign \` is missing at the end of a text that begins with it
camps: name: 'New Year Camp, U9 to U13', -> name = 'New Year Camp',
  camps.ts:HERE: a colon belongs after a name: name: 'New Year Camp'
camps: name: 'New Year Camp, U9 to U13', -> name: 'New Year Camp'; code: 'DEV-8',
  camps.ts:HERE: there is a semicolon; type a comma
camps: name: 'New Year Camp, U9 to U13', -> - name: 'New Year Camp',
  camps.ts:HERE: a line cannot begin with a hyphen; a list is written ['one', 'two']
camps: name: 'New Year Camp, U9 to U13', -> name: 'New Year Camp', id: 'second-camp',
  camps.ts:HERE: id is here twice; where two entries meet, write }, { between them
camps: 'New Year Camp, U9 to U13', -> 'The <b>New Year</b> Camp',
  camps.ts:HERE › test-entry › name: has HTML or Markdown in it, which is shown as it is typed; write words alone
camps: 'New Year Camp, U9 to U13', -> 'The **New Year** Camp',
  camps.ts:HERE › test-entry › name: has HTML or Markdown in it, which is shown as it is typed; write words alone
camps: 'January 16-17, 2027', -> 'Dcember 12',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write December 12
camps: 'January 16-17, 2027', -> 'Sat Dec 12, 2026',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write December 12, 2026
camps: 'January 16-17, 2027', -> 'Febuary 6-7, 2027',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write February 6-7, 2027
events: 'Spring Shinny', -> 'Spring Shinny', time: '17:30',
  events.ts: time is here twice; where two entries meet, write }, { between them
sponsors: 'https://new-sponsor.example', -> 'https://newsponsor',
  content.ts:HERE › test-entry › websiteUrl: must start with https:// or be empty
initiatives: '/images/rink', -> '/images/gear-day.jpg',
  content.ts:HERE › test-entry › image: is a file; a photograph belongs into public/photos, and /images/ names a rendered scene
initiatives: '/images/rink', -> { photo: '/photos/heic.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: is a picture of the kind HEIF with the ending of another; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)
initiatives: '/images/rink', -> { photo: '/photos/broken.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: is no picture that can be read; open it on a computer and save it as JPEG
initiatives: '/images/rink', -> { photo: '/photos/shouted.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: there is no file public/photos/shouted.jpg; rename public/photos/SHOUTED.JPG: capitals count
events: partners.invitational -> partners.valley
  events.ts › test-entry › logos[0]: names partners.valley, which does not exist
camps: 'Edmonton', -> 'Edmonton,
  camps.ts:HERE: a quote is missing; a text is written between two, 'like this'
camps: 'Edmonton', -> Edmonton,
  camps.ts:HERE: Edmonton is not defined; a text is written between two straight quotes, 'like this'
camps: 'New Year Camp, U9 to U13', -> 'Test's Camp',
  camps.ts:HERE: a straight apostrophe ends the text here; type the curly one: ’
camps: 'New Year Camp, U9 to U13', -> "Test's Camp",
  camps.ts:HERE › test-entry › name: has a straight quote; type the curly one: ’ in player’s, “ and ” around words
camps: code: 'DEV-9', ->
  camps.ts › test-entry › code: is missing
coaches: role: 'Skating Coach', -> role: 'Skating Coach', code: 'DEV-9',
  content.ts:HERE › test-entry › code: is no field of this entry
events: 'Spring Shinny', -> ' ',
  events.ts:HERE › test-entry › title: is empty
events: 'The name of your rink, Surrey', -> '{venue}, Surrey',
  events.ts:HERE › test-entry › location: still holds the placeholder {venue}
camps: 'January 16-17, 2027', -> 17,
  camps.ts:HERE › test-entry › dates: must be text
initiatives: ['Skates in every size'], -> 'Skates in every size',
  content.ts:HERE › test-entry › features: must be a list
initiatives: ['Skates in every size'], -> [],
  content.ts:HERE › test-entry › features: has no entries
events: 'Community', -> 'Party',
  events.ts:HERE › test-entry › category: must be Training or Competition or Beginner or Community
events: price: '', -> price: '$20',
  events.ts:HERE › test-entry › price: must stay empty
sponsors: 'new-sponsor', -> 'Test Entry',
  content.ts:HERE › Test Entry › id: must be small letters, digits and single hyphens
sponsors: 'https://new-sponsor.example', -> 'testrinks.example',
  content.ts:HERE › test-entry › websiteUrl: must start with https:// or be empty
camps: 'January 16-17, 2027', -> 'Decembre 12-13',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write December 12-13
events: 'May 8, 2027', -> '12 December 2026',
  events.ts:HERE › test-entry › date: cannot be read as a date; write December 12 2026
camps: 'January 16-17, 2027', -> '2027-01-16',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write January 16, 2027
camps: 'January 16-17, 2027', -> 'December 32',
  camps.ts:HERE › test-entry › dates: there is no December 32
events: 'May 8, 2027', -> 'February 29, 2027',
  events.ts:HERE › test-entry › date: there is no February 29, 2027
camps: 'January 16-17, 2027', -> 'January 2, 2027 - December 28, 2026',
  camps.ts:HERE › test-entry › dates: ends before it begins
camps: code: 'DEV-9', -> code: 'DEV-9', end: '10:00 am', start: '9.00',
  camps.ts:HERE › test-entry › start: must be a time such as 9:00 am or 1:30 pm
camps: code: 'DEV-9', -> code: 'DEV-9', start: '1:00 pm', end: '9:00 am',
  camps.ts:HERE › test-entry › end: is before the start
questions: { page: 'programs' } }, -> { page: 'shop' } },
  content.ts:HERE › test-entry › action.to.page: there is no page named shop
questions: kind: 'page', label: 'See our programs', to: { page: 'programs' } }, -> kind: 'fax', label: 'Fax us' },
  content.ts:HERE › test-entry › action.kind: must be page, external or mail
events: 'southAsianNightTickets', -> 'tickets',
  events.ts:HERE › test-entry › ticketLink: there is no link in src/site/organization.ts named tickets
coaches: 'Minor Hockey Accolades' -> 'Junior Hockey & Beyond'
  content.ts › test-entry › bioSections: must be these sections, in this order: Leagues & Teams Played In; Minor Hockey Accolades; Junior Hockey & Beyond
sponsors: '/marks/logistics.svg', -> 'logistics.svg',
  content.ts:HERE › test-entry › image: must begin with /images/, /marks/ or /cards/, or be /placeholder.svg
partners: '/marks/junior-club.svg', alt: 'A hockey club from the valley' }, -> '/marks/none.svg', alt: 'A hockey club from the valley' },
  partners.ts:HERE › partners › test-entry.source: there is no file public/marks/none.svg
staff: '/cards/new-helper' }, -> '/cards/other' },
  content.ts:HERE › new-helper › image: must be /cards/ and the id of this entry
initiatives: '/images/rink', -> '/photos/camp.jpg',
  content.ts:HERE › test-entry › image: is a photograph; write { photo: '/photos/camp.jpg', alt: 'what it shows', consent: 'when, and who keeps it' }
initiatives: '/images/rink', -> { photo: '/photos/camp.jpg', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.alt: is missing
initiatives: '/images/rink', -> { photo: '/photos/camp.jpg', alt: 'Six players' },
  content.ts:HERE › test-entry › image.consent: is missing
initiatives: '/images/rink', -> { photo: '/photos/camp.jpg', alt: 'Six players', consent: 'yes' },
  content.ts:HERE › test-entry › image.consent: must say when and who keeps it, such as 'November 2, 2026, kept by the chair', or be 'nobody in the picture'
initiatives: '/images/rink', -> { photo: '/photos/none.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: there is no file public/photos/none.jpg
initiatives: '/images/rink', -> { photo: '/photos/large.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: public/photos/large.jpg has 9.0 MB; save it smaller, at most 4 MB: 2000 pixels wide are plenty
initiatives: '/images/rink', -> { photo: 'camp.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: must be /photos/ and a file such as winter-camp.jpg: small letters, digits and hyphens
camps: id: 'new-year-camp', -> id: 'register',
  content.ts › register › id: is taken: src/pages/programs/camps.ts has it too, on the same page; give one of them another id
`.matchAll(/^(\w+): (.+) ->(?: (.+))?\n {2}(.+)$/gm),
].map(([, list = '', right = '', wrong = '', line = '']) => [list, right, wrong, line] as const);

it('finds nothing to correct in the site', () => {
  expect(shipped).toEqual([]);
});

it.each(recipes.filter(({ list }) => list !== undefined))('takes one more of $list', async (recipe) => {
  expect(await problemLines(edited(project, recipe.file, (source) => follow(source, recipe)))).toEqual([]);
});

describe('a mistake is named with file, line, entry, field and reason', () => {
  it.each(mistakes)('%s: %s becomes %s', async (list, right, wrong, line) => {
    const named = line.replace('test-entry', idIn(recipeFor(list)));
    const mark = line.includes(':HERE') ? HERE : '';
    expect(await problemsOf(withMistake(list, right, wrong + mark))).toEqual([named]);
  });

  it('an anchor or a scene does not exist: the message says which there are', async () => {
    const anchor = withMistake('questions', "page: 'programs' }", "page: 'programs', anchor: 'nobody' }");
    expect(await problemsOf(anchor)).toEqual([
      expect.stringMatching(
        /^content\.ts › siblings › action\.to: nothing on the page programs has the id nobody; there are \S+,/,
      ),
    ]);
    expect(await problemsOf(withMistake('camps', '/images/blade', '/images/zamboni'))).toEqual([
      expect.stringMatching(
        /^camps\.ts › new-year-camp › image: there is no scene named zamboni; there are \S+,/,
      ),
    ]);
  });

  it('a file of a scene is missing', async () => {
    const publicFiles = new Map(project.publicFiles);
    publicFiles.delete('/images/rink-portrait-480.avif');
    const recipe = recipeFor('initiatives');
    const changed = edited({ ...project, publicFiles }, recipe.file, (source) => follow(source, recipe));
    expect(await problemsOf(changed)).toContain(
      'content.ts › skate-swap › image: there is no file public/images/rink-portrait-480.avif',
    );
  });

  it('the share image of a page is missing', async () => {
    const publicFiles = new Map(project.publicFiles);
    publicFiles.delete('/share/about.jpg');
    expect(await problemLines({ ...project, publicFiles })).toEqual([
      'src/pages/about/head.ts:4 › head: public/share/about.jpg is missing; `npm run art -- share about` draws it',
    ]);
  });
});

describe('content that its page would not show is refused:', () => {
  it.each([
    ['a third program card', 'programs', 'programCards = {', "goalieClinic: { id: 'goalie-clinic' }"],
    ['a label above a title without one', 'coaches', 'intro = {', "eyebrow: 'Our Coaches'"],
    ['the alt text of a hero without a picture', 'faqs', 'intro = {', "pictureAlt: 'Ice'"],
    ['a sentence below the heading of the numbers', 'impact', 'statsSection = {', "text: 'Since 2019.'"],
    ['a date in a table without a calendar', 'policy', "{ label: 'Effective', ", "date: '2027-01-01'"],
    ['a third action of the last band', 'mentorship', 'closing = {', "call: 'Call us'"],
  ])('%s', async (_, page, before, added) => {
    const file = `src/pages/${page}/content.ts`;
    const changed = edited(project, file, (source) => source.replace(before, `${before}${added},${HERE}\n`));
    const [field] = added.split(':');
    expect(await problemsOf(changed)).toEqual([
      expect.stringMatching(new RegExp(`^content\\.ts:HERE › .*\\b${field}: is no field of this entry$`)),
    ]);
  });
});

describe('nothing goes unchecked', () => {
  it.each([
    ['src/ui/words.ts', "noLabel = ''", 'words.ts:HERE › noLabel: is empty'],
    [
      recipeFor('camps').file,
      "more = ['unchecked']",
      'camps.ts:HERE › more: has no schema in src/pages/programs/camps.schema.ts',
    ],
  ])('of %s: export const %s', async (file, text, line) => {
    const changed = edited(project, file, (source) => `${source}\nexport const ${text};${HERE}\n`);
    expect(await problemsOf(changed)).toEqual([line]);
  });

  it('a page folder without a schema or without a place in the registry, and a page without a folder', async () => {
    const schemas = new Map(project.schemas);
    schemas.delete('src/pages/faqs/content.ts');
    const pageFolders = project.pageFolders.filter((folder) => folder !== 'donate').concat('rink-rules');
    const problems = await problemLines({ ...project, schemas, pageFolders });
    expect(problems.filter((line) => !line.includes('.ts:'))).toEqual([
      'src/pages/donate: is missing; src/pages/registry.ts names it',
      'src/pages/faqs: has no content.schema.ts that exports `schemas`',
      'src/pages/rink-rules: has no content.schema.ts that exports `schemas`',
      'src/pages/rink-rules: is no page of src/pages/registry.ts',
    ]);
  });
});

it.each(['TBD', 'Fall 2027, dates to come', 'Saturdays from January 9', 'Sept 3', 'July 6 to 10, 2027'])(
  'takes the dates %j',
  async (dates) => {
    expect(await problemLines(withMistake('camps', 'January 16-17, 2027', dates))).toEqual([]);
  },
);

it.each(['May 2, 2026, kept by the chair', 'nobody in the picture'])(
  'takes the consent %j',
  async (consent) => {
    const photo = `{ photo: '/photos/camp.jpg', alt: 'Six players', consent: '${consent}' },`;
    expect(await problemLines(withMistake('initiatives', "'/images/rink',", photo))).toEqual([]);
  },
);

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
    [
      'camps',
      'January 16-17, 2027',
      'October 24-25, 2026',
      /dates: is over, so the page does not show this camp/,
    ],
    ['camps', "code: 'DEV-9',", "code: 'DEV-5',", /code: is the code of another camp/],
    [
      'camps',
      "code: 'DEV-9',",
      "code: 'DEV-9', start: '9:00 am', end: '11:00 pm',",
      /end: is more than 10 hours/,
    ],
    ['initiatives', "'/images/rink',", photo('small'), /photo: is 600 pixels wide/],
    ['initiatives', "'/images/rink',", photo('upright'), /photo: is upright/],
    ['sponsors', "'/marks/logistics.svg',", "'/marks/logistics.svg',", /is still the text of an example/],
  ])('%s: %s becomes %s', async (list, right, wrong, line) => {
    const recipe = recipeFor(list);
    const text = recipe.text.replace(right, () => wrong);
    const photographs = new Map([
      ['/photos/small.jpg', { width: 600, height: 450, format: 'jpeg' }],
      ['/photos/upright.jpg', { width: 1400, height: 2100, format: 'jpeg' }],
    ]);
    const publicFiles = new Map(project.publicFiles);
    for (const file of photographs.keys()) publicFiles.set(file, 300_000);
    const changed = edited({ ...project, photographs, publicFiles }, recipe.file, (source) =>
      follow(source, { ...recipe, text }),
    );
    expect(await lookedAt(changed)).toContainEqual(expect.stringMatching(line));
  });

  it('a number word beside a list of another length', async () => {
    const recipe = recipeFor('directors');
    const changed = edited(project, recipe.file, (source) => follow(source, recipe));
    expect(await lookedAt(changed)).toContainEqual(
      expect.stringMatching(/says four, and there are 5 directors$/),
    );
  });

  it('a giving level that another one includes and that is gone', async () => {
    const changed = edited(project, recipeFor('donationTiers').file, (source) =>
      source.replace("name: 'MVP'", "name: 'Captain'"),
    );
    expect(await lookedAt(changed)).toContainEqual(expect.stringMatching(/names MVP, and there is no such/));
  });
});

describe('a mistake in words that are part of the program is named as well', () => {
  it.each([
    [
      'src/site/organization.ts',
      'hello@az1hockey.example',
      'info @az1hockey.ca',
      /organization › email: must be an email/,
    ],
    [
      'src/site/organization.ts',
      '+1 780 555 0119',
      'call 780-555-0142 ext. 3',
      /organization › phone: must be a number/,
    ],
    [
      'src/site/organization.ts',
      'https://links.example/az1hockey',
      'www.linktr.ee/az1',
      /registration: must start with https/,
    ],
    [
      'src/site/organization.ts',
      "email: sample('hello@az1hockey.example'),",
      "email: 'hello@az1hockey.ca'",
      /:\d+: a comma is most likely missing/,
    ],
    [
      'src/site/navigation.ts',
      "page: 'donate'",
      "page: 'donations'",
      /navigationItems\[7\] › target\.page: there is no page named donations/,
    ],
    [
      'src/site/navigation.ts',
      "anchor: 'mission'",
      "anchor: 'our-mission'",
      /nothing on the page about has the id our-mission/,
    ],
    [
      'src/site/south-asian-night.ts',
      "'Nov 7'",
      "'Nov 32, 2027'",
      /southAsianNight › date: there is no November 32, 2027/,
    ],
    ['src/site/south-asian-night.ts', "'Nov 7'", "'Nov 7", /south-asian-night\.ts:\d+: a quote is missing/],
    ['src/pages/about/page.ts', "label: 'About'", "label: 'About", /about\/page\.ts:\d+: a quote is missing/],
    [
      'src/pages/about/page.ts',
      "title: '",
      `title: '${'long '.repeat(15)}`,
      /about › title: is longer than 60 characters/,
    ],
    [
      'src/pages/programs/content.ts',
      "const deadline = '2026-01-12'",
      "const deadline = 'January 12'",
      /must be a date that exists/,
    ],
    [
      'src/pages/programs/content.ts',
      "const deadline = '2026-01-12'",
      "const deadline = '2026-02-12'",
      /welcomeEvent: is before the last day to register/,
    ],
  ])('%s: %s becomes %s', async (file, right, wrong, line) => {
    const lines = await problemLines(edited(project, file, (source) => source.replace(right, () => wrong)));
    expect(lines).toContainEqual(expect.stringMatching(line));
    expect(lines.join('\n')).not.toMatch(/\n\s+at |Error/);
  });
});

describe('what is soon out of date', () => {
  const modules = new Map<string, Record<string, unknown>>([
    ['src/pages/programs/camps.ts', { camps: [campWith({ id: 'a', dates: 'January 16, 2027' })] }],
    [
      'src/pages/programs/content.ts',
      { firstShift: { registrationDeadline: '2027-01-12', welcomeEvent: '2027-01-18' } },
    ],
    ['src/pages/home/events.ts', { events: [{ date: 'Nov 7', title: 'Test Night' }, { date: 'TBD' }] }],
    ['src/pages/policy/content.ts', { policyDates: { facts: [{ value: 'March 2024' }] } }],
  ]);
  const saidOn = (year: number, month: number, day: number) =>
    staleSoon(modules, new Date(year, month - 1, day)).map((line) =>
      line.replace(/;.*| \(src.*|: the last one.*/, ''),
    );

  it('is said from 60 days before', () => {
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
