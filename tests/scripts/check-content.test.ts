import { expect, it } from 'vitest';
import { followed, HERE, problemLines, problemsOf, project, withMistake } from './support/content-project';
import { edited, recipeFor, recipes } from './support/recipes';

it('the content of the site has no mistakes', async () => {
  expect(await problemLines(project)).toEqual([]);
});

it.each(recipes.filter(({ list }) => list !== undefined))('accepts one more of $list', async (recipe) => {
  expect(await problemLines(followed(project, recipe))).toEqual([]);
});

/** Returns the project without one public file. */
function withoutFile(file: string) {
  const publicFiles = new Map(project.publicFiles);
  publicFiles.delete(file);
  return { ...project, publicFiles };
}

it.each([
  [
    withMistake('questions', "page: 'programs' }", "page: 'programs', anchor: 'nobody' }"),
    /^content\.ts › siblings › action\.to: nothing on the page programs has the id nobody; there are \S+,/,
  ],
  [
    withMistake('camps', '/images/skate', '/images/zamboni'),
    /^camps\.ts › new-year-camp › image: there is no scene named zamboni; there are \S+,/,
  ],
])(
  'a link or picture that leads nowhere is a mistake, and the message lists the valid ones',
  async (changed, line) => {
    expect(await problemsOf(changed)).toEqual([expect.stringMatching(line)]);
  },
);

it("a scene's missing file is a mistake", async () => {
  const without = withoutFile('/images/rink-portrait-480.avif');
  expect(await problemsOf(followed(without, recipeFor('initiatives')))).toContain(
    'content.ts › skate-swap › image: there is no file public/images/rink-portrait-480.avif',
  );
});

it('a missing share image is a mistake', async () => {
  expect(await problemLines(withoutFile('/share/about.jpg'))).toEqual([
    'src/pages/about/head.ts:4 › head: public/share/about.jpg is missing; draw art/share/about.svg, then `npm run art`',
  ]);
});

it.each([
  ['a third program card', 'programs', 'programCards = {', "goalieClinic: { id: 'goalie-clinic' }"],
  ['a date in a table without a calendar', 'policy', "{ label: 'Effective', ", "date: '2027-01-01'"],
])('%s is refused because its page would not show it', async (_, page, before, added) => {
  const file = `src/pages/${page}/content.ts`;
  const changed = edited(project, file, (source) => source.replace(before, `${before}${added},${HERE}\n`));
  const [field] = added.split(':');
  expect(await problemsOf(changed)).toEqual([
    expect.stringMatching(new RegExp(`^content\\.ts:HERE › .*\\b${field}: is not a field of this entry$`)),
  ]);
});

it.each([
  ['src/ui/words.ts', "noLabel = ''", 'words.ts:HERE › noLabel: is empty'],
  [
    recipeFor('camps').file,
    "more = ['unchecked']",
    'camps.ts:HERE › more: has no schema in src/pages/programs/camps.schema.ts',
  ],
])('an unchecked export in %s is a mistake: export const %s', async (file, text, line) => {
  const changed = edited(project, file, (source) => `${source}\nexport const ${text};${HERE}\n`);
  expect(await problemsOf(changed)).toEqual([line]);
});

it('a page without a schema, a place in the registry or a folder is a mistake', async () => {
  const schemaFiles = project.schemaFiles.filter((file) => !file.startsWith('src/pages/faqs/'));
  const pageFolders = project.pageFolders.filter((folder) => folder !== 'donate').concat('rink-rules');
  const problems = await problemLines({ ...project, schemaFiles, pageFolders });
  expect(problems.filter((line) => !line.includes('.ts:'))).toEqual([
    'src/pages/donate: is missing; src/pages/registry.ts names it',
    'src/pages/faqs: has no content.schema.ts that exports `schemas`',
    'src/pages/rink-rules: has no content.schema.ts that exports `schemas`',
    'src/pages/rink-rules: is not a page of src/pages/registry.ts',
  ]);
});

it.each(['TBD', 'Fall 2027, dates to come', 'Saturdays from January 9', 'Sept 3', 'July 6 to 10, 2027'])(
  'accepts the dates %j',
  async (dates) => {
    expect(await problemLines(withMistake('camps', 'January 16-17, 2027', dates))).toEqual([]);
  },
);

/** Each edit of a file, `<file>: <correct text> -> <typed text>`, with what the check says below it. */
const wordMistakes = [
  ...`
site/organization.ts: hello@az1hockey.example -> info @az1hockey.ca
  organization › email: must be an email
site/organization.ts: +1 780 555 0119 -> call 780-555-0142 ext. 3
  organization › phone: must be a number
site/organization.ts: https://links.example/az1hockey -> www.linktr.ee/az1
  registration: must start with https
site/navigation.ts: page: 'donate' -> page: 'donations'
  navigationItems[7] › target.page: there is no page named donations
site/navigation.ts: anchor: 'mission' -> anchor: 'our-mission'
  nothing on the page about has the id our-mission
site/south-asian-night.ts: 'Nov 7' -> 'Nov 32, 2027'
  southAsianNight › date: there is no November 32, 2027
pages/about/page.ts: label: 'About' -> label: 'About
  : a quote is missing
pages/about/page.ts: title: ' -> title: '${'long '.repeat(15)}
  about › title: is longer than 60 characters
pages/programs/content.ts: const deadline = '2026-01-12' -> const deadline = 'January 12'
  must be a date that exists
pages/programs/content.ts: const deadline = '2026-01-12' -> const deadline = '2026-02-12'
  welcomeEvent: is before the last day to register
`.matchAll(/^(\S+): (.+) -> (.+)\n {2}(.+)$/gm),
].map(([, file = '', right = '', wrong = '', reason = '']) => [file, right, wrong, reason] as const);

it.each(wordMistakes)(
  'a mistake in words kept outside content.ts is named too: in %s, %s becomes %s',
  async (file, right, wrong, reason) => {
    const changed = edited(project, `src/${file}`, (source) => source.replace(right, () => wrong));
    const lines = await problemLines(changed);
    expect(lines).toContainEqual(expect.stringContaining(reason));
    expect(lines.join('\n')).not.toMatch(/\n\s+at |Error/);
  },
);
