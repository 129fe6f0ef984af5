import { expect, it } from 'vitest';
import { HERE, problemsOf, withMistake } from './support/content-project';
import { idIn, recipeFor } from './support/recipes';

/** Each edit of a recipe, `<list>: <correct text> -> <typed text>`, with what the check says below it. */
const mistakes = [
  ...`
camps: code: 'DEV-9', -> code: 'DEV-9'
  camps.ts: a comma is most likely missing at the end of the line before
camps: 'New Year Camp, ages 7 to 12', -> ‘New Year Camp’,
  camps.ts:HERE: a curly quote is around the text; a text is written between two straight quotes, 'like this'. Inside it, ’ “ and ” are right
camps: 'New Year Camp, ages 7 to 12', -> 'The players' camp',
  camps.ts:HERE: a straight apostrophe ends the text here; type the curly one, as in players’
camps: 'New Year Camp, ages 7 to 12', -> New Year Camp',
  camps.ts:HERE: the quote before the text is missing; a text is written between two straight quotes, 'like this'
camps: 'New Year Camp, ages 7 to 12', -> 'New Year Camp'),
  camps.ts:HERE: the bracket ) is left over from sample( and has to go too
camps: 'New Year Camp, ages 7 to 12', -> sample('New Year Camp',
  camps.ts: the bracket after the text is missing: sample('like this'),
camps: 'New Year Camp, ages 7 to 12', -> \`New Year Camp,
  camps.ts: the character \` is missing at the end of a text that begins with it
camps: name: 'New Year Camp, ages 7 to 12', -> name = 'New Year Camp',
  camps.ts:HERE: a colon belongs after a name: name: 'New Year Camp'
camps: name: 'New Year Camp, ages 7 to 12', -> name: 'New Year Camp'; code: 'DEV-8',
  camps.ts:HERE: there is a semicolon; type a comma
camps: name: 'New Year Camp, ages 7 to 12', -> - name: 'New Year Camp',
  camps.ts:HERE: a line cannot begin with a hyphen; a list is written ['one', 'two']
camps: name: 'New Year Camp, ages 7 to 12', -> name: 'New Year Camp', id: 'second-camp',
  camps.ts:HERE: id is here twice; where two entries meet, write }, { between them
camps: 'New Year Camp, ages 7 to 12', -> 'The <b>New Year</b> Camp',
  camps.ts:HERE › test-entry › name: has HTML or Markdown in it, which is shown as it is typed; write words alone
camps: 'January 16-17, 2027', -> 'Sat Dec 12, 2026',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write December 12, 2026
initiatives: '/images/rink', -> '/images/gear-day.jpg',
  content.ts:HERE › test-entry › image: is a file; a photograph belongs in public/photos, and /images/ names a drawn scene
initiatives: '/images/rink', -> { photo: '/photos/heic.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: is a picture of the kind HEIF with the ending of another; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)
initiatives: '/images/rink', -> { photo: '/photos/broken.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: is not a picture that can be read; open it on a computer and save it as JPEG
initiatives: '/images/rink', -> { photo: '/photos/shouted.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: there is no file public/photos/shouted.jpg; rename public/photos/SHOUTED.JPG: capitals count
events: partners.invitational -> partners.valley
  events.ts › test-entry › logos[0]: names partners.valley, which does not exist
camps: 'Edmonton', -> 'Edmonton,
  camps.ts:HERE: a quote is missing; a text is written between two, 'like this'
camps: 'Edmonton', -> Edmonton,
  camps.ts:HERE: Edmonton is not defined; a text is written between two straight quotes, 'like this'
camps: 'New Year Camp, ages 7 to 12', -> 'Test's Camp',
  camps.ts:HERE: a straight apostrophe ends the text here; type the curly one: ’
camps: 'New Year Camp, ages 7 to 12', -> "Test's Camp",
  camps.ts:HERE › test-entry › name: has a straight quote; type the curly one: ’ in player’s, “ and ” around words
camps: code: 'DEV-9', ->
  camps.ts › test-entry › code: is missing
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
  content.ts:HERE › Test Entry › id: must be lower-case letters, digits and single hyphens
sponsors: 'https://new-sponsor.example', -> 'testrinks.example',
  content.ts:HERE › test-entry › websiteUrl: must start with https:// or be empty
camps: 'January 16-17, 2027', -> 'Decembre 12-13',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write December 12-13
events: 'May 8, 2027', -> '12 December 2026',
  events.ts:HERE › test-entry › date: cannot be read as a date; write December 12 2026
camps: 'January 16-17, 2027', -> '2027-01-16',
  camps.ts:HERE › test-entry › dates: cannot be read as a date; write January 16, 2027
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
initiatives: '/images/rink', -> { photo: '/photos/camp.jpg', alt: 'Six players', consent: 'yes' },
  content.ts:HERE › test-entry › image.consent: must say when and who keeps it, such as 'November 2, 2026, kept by the chair', or be 'nobody in the picture'
initiatives: '/images/rink', -> { photo: '/photos/large.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: public/photos/large.jpg has 9.0 MB; save it smaller, at most 4 MB: 2000 pixels wide are plenty
initiatives: '/images/rink', -> { photo: 'camp.jpg', alt: 'Ice', consent: 'nobody in the picture' },
  content.ts:HERE › test-entry › image.photo: must be /photos/ and a file such as winter-camp.jpg: lower-case letters, digits and hyphens
camps: id: 'new-year-camp', -> id: 'register',
  registration.ts › register › id: is taken: src/pages/programs/camps.ts has it too, on the same page; give one of them another id
`.matchAll(/^(\w+): (.+) ->(?: (.+))?\n {2}(.+)$/gm),
].map(([, list = '', right = '', wrong = '', line = '']) => [list, right, wrong, line] as const);

it.each(mistakes)(
  'a mistake is named with file, line, entry, field and reason: in %s, %s becomes %s',
  async (list, right, wrong, line) => {
    const named = line.replace('test-entry', idIn(recipeFor(list)));
    const mark = line.includes(':HERE') ? HERE : '';
    expect(await problemsOf(withMistake(list, right, wrong + mark))).toEqual([named]);
  },
);
