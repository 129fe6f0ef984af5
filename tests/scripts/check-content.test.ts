// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { findContentProblems } from '../../scripts/content-check/find-content-problems';
import { scenes } from '@/site/images';
import type { ContentModules, ContentPath } from '../../scripts/content-check/location';
import { copyOf, fixtureFiles, withFixtureEntries, write } from './support/content-fixture';
import { readContent, readPublicFiles } from '../../scripts/content-check/read-content';

let base: ContentModules;
let files: ReadonlySet<string>;
let before: readonly string[];

beforeAll(async () => {
  base = withFixtureEntries(await readContent());
  files = new Set([...(await readPublicFiles()), ...fixtureFiles]);
  before = findContentProblems(base, files);
});

/** Returns the content with a value written at a place; without a value the field is taken away. */
function edited(file: string, path: ContentPath, ...value: readonly unknown[]): ContentModules {
  const copy = copyOf(base);
  write(copy, file, path, ...value);
  return copy;
}

/** Returns the lines that an edit brings. */
const linesAfter = (file: string, path: ContentPath, ...value: readonly unknown[]) =>
  findContentProblems(edited(file, path, ...value), files).filter((line) => !before.includes(line));

describe('the content check', () => {
  it('reports a missing field by file, entry and field', () => {
    expect(linesAfter('camps.ts', ['camps', 0, 'name'])).toEqual([
      'src/content/camps.ts › april-camp › name: is missing',
    ]);
    expect(linesAfter('mentorship.ts', ['reasons', 1, 'description'])).toEqual([
      'src/content/mentorship.ts › reasons[1] › description: is missing',
    ]);
    expect(linesAfter('faqs.ts', ['faqs', 0, 'questions', 0, 'answer'])).toEqual([
      'src/content/faqs.ts › when › answer: is missing',
    ]);
    expect(linesAfter('contact.ts', ['emailCard', 'text'])).toEqual([
      'src/content/contact.ts › email › text: is missing',
    ]);
  });

  it('reports an entry that lost its id by its place in the list', () => {
    expect(linesAfter('impact.ts', ['testimonials', 2, 'id'])).toEqual([
      'src/content/impact.ts › testimonials[2] › id: is missing',
      'src/content/impact.ts › testimonials[2] › image: must be /cards/ and the id of this entry',
    ]);
  });

  it('reports a missing export and a missing file', () => {
    expect(linesAfter('camps.ts', ['camps'])).toContain('src/content/camps.ts › camps: is missing');
    const { 'punjabi.ts': _, ...rest } = base;
    expect(findContentProblems(rest, files)).toContain('src/content/punjabi.ts › punjabiWelcome: is missing');
  });

  it('reports a field that the entry does not have', () => {
    expect(linesAfter('camps.ts', ['camps', 0, 'venue'], 'Kinbrook Arena')).toEqual([
      'src/content/camps.ts › april-camp › venue: is no field of this entry',
    ]);
  });

  it('reports a value of another kind', () => {
    expect(linesAfter('camps.ts', ['camps', 0, 'dates'], 17)).toEqual([
      'src/content/camps.ts › april-camp › dates: must be text',
    ]);
    expect(linesAfter('impact.ts', ['impactStats', 0, 'number'], '500')).toContain(
      'src/content/impact.ts › players › number: must be a number',
    );
    expect(linesAfter('impact.ts', ['impactStats', 0, 'number'], 500.5)).toContain(
      'src/content/impact.ts › players › number: must be a whole number',
    );
    expect(linesAfter('initiatives.ts', ['initiatives', 0, 'features'], 'Skates')).toEqual([
      'src/content/initiatives.ts › skate-swap › features: must be a list',
    ]);
    expect(linesAfter('events.ts', ['events', 0, 'category'], 'Party')).toEqual([
      'src/content/events.ts › rink-day › category: must be Training or Competition or Beginner or Community',
    ]);
    expect(linesAfter('events.ts', ['events', 0, 'price'], '$20')).toEqual([
      'src/content/events.ts › rink-day › price: must stay empty',
    ]);
    expect(linesAfter('about.ts', ['closing', 'actions', 0, 'kind'], 'fax')).toEqual([
      'src/content/about.ts › closing › actions[0].kind: must be page, external or mail',
    ]);
  });

  it.each(['', '   ', '\n'])('reports the empty text %j', (empty) => {
    expect(linesAfter('events.ts', ['events', 0, 'title'], empty)).toEqual([
      'src/content/events.ts › rink-day › title: is empty',
    ]);
    expect(linesAfter('shared.ts', ['printLabel'], empty)).toEqual([
      'src/content/shared.ts › printLabel: is empty',
    ]);
    expect(linesAfter('coaches.ts', ['coaches', 0, 'bioSections', 0, 'items', 1], empty)).toEqual([
      'src/content/coaches.ts › first-coach › bioSections[0].items[1]: is empty',
    ]);
  });

  it('takes an empty website of a sponsor, and no other empty field of a sponsor or event', () => {
    expect(linesAfter('sponsors.ts', ['sponsors', 0, 'websiteUrl'], '')).toEqual([]);
    expect(linesAfter('sponsors.ts', ['sponsors', 0, 'companyName'], '')).toHaveLength(1);
    expect(linesAfter('events.ts', ['events', 0, 'time'], '')).toHaveLength(1);
    expect(linesAfter('camps.ts', ['camps', 0, 'price'], '')).toHaveLength(1);
  });

  it('reports an id that the page has twice, also across files', () => {
    expect(linesAfter('initiatives.ts', ['initiatives', 1, 'id'], 'skate-swap')).toEqual([
      'src/content/initiatives.ts › skate-swap › id: is taken: initiatives.ts has it too, on the same page',
    ]);
    expect(linesAfter('camps.ts', ['camps', 0, 'id'], 'costs')).toEqual([
      'src/content/programs.ts › costs › id: is taken: camps.ts has it too, on the same page',
    ]);
  });

  it('takes an id that two pages have', () => {
    expect(linesAfter('camps.ts', ['camps', 0, 'id'], 'skate-swap')).toEqual([]);
  });

  it.each(['Try Hockey', 'try_hockey', 'try--hockey', 'é'])('reports the id %j, which is no anchor', (id) => {
    expect(linesAfter('camps.ts', ['camps', 0, 'id'], id)).toEqual([
      `src/content/camps.ts › ${id} › id: must be small letters, digits and single hyphens`,
    ]);
  });

  it('reports a link to a page that does not exist', () => {
    expect(linesAfter('about.ts', ['closing', 'actions', 0, 'to', 'page'], 'shop')).toEqual([
      'src/content/about.ts › closing › actions[0].to.page: there is no page named shop',
    ]);
  });

  it('reports a link to an anchor that does not exist on that page', () => {
    expect(
      linesAfter('faqs.ts', ['faqs', 0, 'questions', 1, 'action', 'to', 'anchor'], 'skate-shop'),
    ).toEqual([
      'src/content/faqs.ts › where › action.to: nothing on the page initiatives has the id skate-shop',
    ]);
    expect(linesAfter('faqs.ts', ['faqs', 0, 'questions', 1, 'action', 'to', 'page'], 'programs')).toEqual([
      'src/content/faqs.ts › where › action.to: nothing on the page programs has the id skate-swap',
    ]);
    expect(linesAfter('home.ts', ['getStartedTarget', 'anchor'], 'sign-up-here')).toEqual([
      'src/content/home.ts › getStartedTarget: nothing on the page programs has the id sign-up-here',
    ]);
  });

  it('reports a jump within the page that leads nowhere', () => {
    expect(linesAfter('programs.ts', ['onThisPage', 'links', 0, 'anchor'], 'camps')).toEqual([
      'src/content/programs.ts › onThisPage › links[0]: nothing on the page programs has the id camps',
    ]);
  });

  it('reports an anchor of the spec that its page lost, and every link to it', () => {
    expect(linesAfter('about.ts', ['mission', 'id'], 'our-mission')).toEqual([
      'src/content/about.ts: nothing has the id mission, which links from outside name (spec §2)',
      'src/content/home.ts › about › actions[0].to: nothing on the page about has the id mission',
    ]);
  });

  it('reports a link of others and a mail subject that do not exist', () => {
    expect(linesAfter('events.ts', ['events', 0, 'ticketLink'], 'tickets')).toEqual([
      'src/content/events.ts › rink-day › ticketLink: there is no link in src/site/organization.ts named tickets',
    ]);
    expect(linesAfter('contact.ts', ['emailCard', 'action', 'subject'], 'hello')).toEqual([
      'src/content/contact.ts › email › action.subject: there is no mail subject in src/site/organization.ts named hello',
    ]);
  });

  it('reports a picture that does not exist', () => {
    expect(linesAfter('camps.ts', ['camps', 0, 'image'], '/images/zamboni')).toEqual([
      `src/content/camps.ts › april-camp › image: there is no scene named zamboni; there are ${Object.keys(scenes).join(', ')}`,
    ]);
    expect(linesAfter('camps.ts', ['camps', 0, 'image'], '/photos/winter-camp.jpg')).toEqual([
      'src/content/camps.ts › april-camp › image: there is no file public/photos/winter-camp.jpg',
    ]);
    expect(linesAfter('partners.ts', ['partners', 'invitational', 'source'], '/marks/cup.svg')).toEqual([
      'src/content/partners.ts › partners › invitational.source: there is no file public/marks/cup.svg',
    ]);
    expect(linesAfter('coaches.ts', ['staff', 0, 'image'], '/cards/first-coach')).toEqual([
      'src/content/coaches.ts › first-helper › image: must be /cards/ and the id of this entry',
    ]);
    expect(linesAfter('camps.ts', ['camps', 0, 'image'], 'winter-camp.jpg')).toEqual([
      'src/content/camps.ts › april-camp › image: must begin with /images/, /photos/, /marks/ or /cards/, or be /placeholder.svg',
    ]);
  });

  it('reports a scene of which one size is missing', () => {
    const incomplete = new Set(files);
    incomplete.delete('/images/heap-portrait-480.avif');
    const lines = findContentProblems(base, incomplete).filter((line) => !before.includes(line));
    expect(lines).toContain(
      'src/content/initiatives.ts › skate-swap › image: there is no file public/images/heap-portrait-480.avif',
    );
  });

  it('takes a photograph that is there, and the placeholder', () => {
    const withPhoto = new Set([...files, '/photos/winter-camp.jpg']);
    const content = edited('camps.ts', ['camps', 0, 'image'], '/photos/winter-camp.jpg');
    expect(findContentProblems(content, withPhoto)).toEqual(before);
    expect(linesAfter('directors.ts', ['directors', 0, 'image'], '/placeholder.svg')).toEqual([]);
  });

  it.each(['2026-02-30', '2026-1-12', 'January 12, 2026', '2026-01-12T00:00'])(
    'reports %j, which is no date',
    (date) => {
      expect(linesAfter('programs.ts', ['firstShift', 'facts', 2, 'date'], date)).toEqual([
        'src/content/programs.ts › first-shift › facts[2].date: must be a date that exists, written as year-month-day, such as 2026-01-12',
      ]);
    },
  );

  it.each(['http://iceworks.example', 'iceworks.example', 'https://', 'https://ice works.example'])(
    'reports the website %j of a sponsor',
    (website) => {
      expect(linesAfter('sponsors.ts', ['sponsors', 0, 'websiteUrl'], website)).toEqual([
        'src/content/sponsors.ts › ice-works › websiteUrl: must start with https:// or be empty',
      ]);
    },
  );

  it('reports an icon that does not exist', () => {
    const [line, ...others] = linesAfter('impact.ts', ['impactStats', 0, 'icon'], 'trophy');
    expect(line).toMatch(
      /^src\/content\/impact\.ts › players › icon: there is no icon named trophy; there are .*jersey/,
    );
    expect(others).toEqual([]);
  });

  it.each([
    ['home.ts', 'slides', 3],
    ['events.ts', 'events', 4],
    ['what-we-do.ts', 'leveledPrograms', 4],
    ['what-we-do.ts', 'stages', 3],
    ['coaches.ts', 'coaches', 4],
    ['coaches.ts', 'staff', 10],
    ['directors.ts', 'directors', 4],
    ['programs.ts', 'programCards', 2],
    ['programs.ts', 'competitionCards', 2],
    ['mentorship.ts', 'offerings', 5],
    ['mentorship.ts', 'reasons', 4],
    ['initiatives.ts', 'initiatives', 6],
    ['get-involved.ts', 'volunteerRoles', 4],
    ['donate.ts', 'donationTiers', 4],
    ['faqs.ts', 'faqs', 4],
    ['faqs.ts', 'structuredQuestions', 5],
    ['impact.ts', 'impactStats', 3],
    ['impact.ts', 'testimonials', 5],
    ['sponsors.ts', 'sponsors', 5],
  ])('reports an entry too few in %s › %s, where the spec has %i', (file, name, count) => {
    const list = base[file]?.[name];
    if (!Array.isArray(list)) throw new Error(`${file} has no list ${name}.`);
    expect(linesAfter(file, [name], list.slice(1))).toContain(
      `src/content/${file} › ${name}: has ${count - 1} entries where the spec fixes ${count} (src/content/schema/counts.ts)`,
    );
  });

  it('reports a partner too few', () => {
    expect(linesAfter('partners.ts', ['partners', 'junior-club'])).toEqual([
      'src/content/partners.ts › partners: has 8 entries where the spec fixes 9 (src/content/schema/counts.ts)',
    ]);
  });

  it('reports the sections of a bio in another order', () => {
    const sections = ['Minor Hockey Accolades', 'Leagues & Teams Played In', 'Junior Hockey & Beyond'].map(
      (title) => ({ title, items: ['Captain'] }),
    );
    expect(linesAfter('coaches.ts', ['coaches', 0, 'bioSections'], sections)).toEqual([
      'src/content/coaches.ts › first-coach › bioSections: must be these sections, in this order: Leagues & Teams Played In; Minor Hockey Accolades; Junior Hockey & Beyond',
    ]);
  });

  it('reports every mistake at once, one line each', () => {
    const content = edited('camps.ts', ['camps', 0], {
      id: 'april-camp',
      name: '',
      dates: 'April 3',
    });
    const lines = findContentProblems(content, files).filter((line) => !before.includes(line));
    expect(lines).toEqual([
      'src/content/camps.ts › april-camp › code: is missing',
      'src/content/camps.ts › april-camp › image: is missing',
      'src/content/camps.ts › april-camp › location: is missing',
      'src/content/camps.ts › april-camp › name: is empty',
      'src/content/camps.ts › april-camp › price: is missing',
    ]);
  });
});
