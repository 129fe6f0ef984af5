/**
 * `npm run check`: reads everything the site says and prints, one line each, what has to be corrected and what will soon
 * be out of date. TypeScript holds the shape of the content; this holds what types cannot. Lint and build run it too.
 */
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { readDates } from '../src/site/dates';
import { portraitWidths, sceneWidths } from '../src/site/images.generated';
import { organization } from '../src/site/organization.content';
import { isAccountPage } from '../src/site/pages';
import {
  contentPlaces,
  filesBelow,
  isGroup,
  line,
  NOT_WORDS,
  pageOf,
  type LoadFile,
  type ContentValue,
} from './content';
import { outOfDate } from './out-of-date';

/** Smallest width at which a photograph is sharp on a wide screen, in px. */
const SHARP_WIDTH = 1200;

const unless = (isRight: boolean, reason: string) => (isRight ? undefined : reason);

/** A tag of HTML, or Markdown for bold words and links: visitors would see the markup itself. */
const MARKUP = /<\/?[a-z][^>]*>|\*\*|\]\(/i;

function textReason({ file, path, value }: ContentValue): string | undefined {
  const key = path.at(-1);
  if (typeof value === 'function') return 'is a function; move it out of the content, to a file of its own';
  if (typeof value !== 'string') return undefined;
  if (value === '' && (key === 'websiteUrl' || (key === 'price' && file.endsWith('/events.content.ts'))))
    return undefined;
  if (value.trim() === '') return 'is empty; write its words or remove the entry';
  const page = pageOf(file);
  if (NOT_WORDS.test(String(key)) || page === undefined || isAccountPage(page)) return undefined;
  if (MARKUP.test(value))
    return 'has HTML or Markdown in it, which is shown as it is typed; write words alone';
  return unless(
    !/['"]/.test(value),
    'has a straight quote; type a curly one: ’ in player’s, “ and ” around words',
  );
}

/** The ids of each page, with the place of the first entry that has it. */
type Anchors = ReadonlyMap<string, ReadonlyMap<string, ContentValue>>;

function collectIds(places: readonly ContentValue[]): { anchors: Anchors; mistakes: string[] } {
  const anchors = new Map<string, Map<string, ContentValue>>();
  const mistakes: string[] = [];
  for (const place of places) {
    const { file, path, value } = place;
    const page = pageOf(file);
    if (page === undefined || path.at(-1) !== 'id' || typeof value !== 'string') continue;
    const ids = anchors.get(page) ?? new Map<string, ContentValue>();
    anchors.set(page, ids);
    const first = ids.get(value);
    if (first !== undefined)
      mistakes.push(
        line(place, `is taken: ${first.file} has it too, on this page; give one of them another id`),
      );
    else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value))
      mistakes.push(
        line(place, 'is part of an address; write lower-case letters, digits and single hyphens'),
      );
    else ids.set(value, place);
  }
  return { anchors, mistakes };
}

/** Returns why a link to a part of a page leads nowhere. One without a page leads to the page of its own file. */
function anchorReason({ file, value }: ContentValue, anchors: Anchors): string | undefined {
  if (!isGroup(value) || typeof value['anchor'] !== 'string') return undefined;
  const page = String(value['page'] ?? pageOf(file));
  const ids = [...(anchors.get(page)?.keys() ?? [])];
  const reason = `leads nowhere: nothing on the page ${page} has the id ${value['anchor']}; there are ${ids.join(', ')}`;
  return unless(ids.includes(value['anchor']), reason);
}

const WEB_ADDRESS = /^https:\/\/[^\s./]+(\.[^\s./]+)+(\/\S*)?$/;

function addressReason({ value }: ContentValue): string | undefined {
  if (typeof value !== 'string') return undefined;
  // What begins like an address, in a field of any name.
  if (/^\w+:\/\/|^www\./.test(value))
    return unless(WEB_ADDRESS.test(value), 'leads nowhere; write a whole address such as https://example.ca');
  if (value === organization.email)
    return unless(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'must be an address such as hello@az1hockey.ca');
  if (value === organization.phone)
    return unless(/^\+1( \d+)+$/.test(value), 'must have its country, such as +1 780 555 0119');
  return undefined;
}

/** Every file of a scene: each width in both formats, for wide windows and for phones. */
function sceneFiles(name: string): readonly string[] {
  const stems = [
    ...sceneWidths.map((width) => `/images/${name}-${width}`),
    ...portraitWidths.map((width) => `/images/${name}-portrait-${width}`),
  ];
  return stems.flatMap((stem) => [`${stem}.avif`, `${stem}.webp`]);
}

async function photographReason(photo: string, consent: unknown, folder: string) {
  if (!/^\/photos\/[a-z0-9-]+\.jpe?g$/.test(photo))
    return 'must be /photos/ and a file such as gear-day.jpg: lower-case letters, digits and hyphens';
  if (consent !== 'nobody in the picture' && !/\b\d{4}\b.*\p{L}/su.test(String(consent ?? '')))
    return "has no consent; write consent: 'November 2, 2026, kept by the chair' or 'nobody in the picture'";
  const file = `${folder}${photo}`;
  const { format, width } = await sharp(file)
    .metadata()
    .catch(() => ({ format: undefined, width: 0 }));
  if (format !== 'jpeg') return `${file} is no JPEG; open it on a computer and save it as one`;
  if (width < SHARP_WIDTH) return `${file} is ${width} pixels wide; it needs ${SHARP_WIDTH} to look sharp`;
  return unless(statSync(file).size <= 4_000_000, `${file} has more than 4 MB; save it smaller`);
}

async function pictureReason(
  { path, value, around, file }: ContentValue,
  files: ReadonlySet<string>,
  folder: string,
): Promise<string | undefined> {
  if (path.at(-1) === 'shareHeadline') {
    const image = `/share/${pageOf(file)}.jpg`;
    return unless(files.has(image), `public${image} is missing; \`npm run art\` draws it`);
  }
  if (typeof value !== 'string' || !/^\/(images|marks|photos)\//.test(value)) return undefined;
  if (value.startsWith('/photos/') && path.at(-1) !== 'photo')
    return `is a photograph; write { photo: '${value}', alt: 'what it shows', consent: 'when, and who keeps it' }`;
  const wanted = value.startsWith('/images/') ? sceneFiles(value.replace('/images/', '')) : [value];
  const missing = wanted.find((name) => !files.has(name));
  if (missing !== undefined) return `there is no file public${missing}; capitals count`;
  return value.startsWith('/photos/') ? photographReason(value, around[0]?.['consent'], folder) : undefined;
}

const DATE_FIELD = /^(dates?|deadline|welcome|registrationDeadline|welcomeEvent)$/;

function dateReason({ path, value, around }: ContentValue): string | undefined {
  const key = String(path.at(-1));
  if (typeof value !== 'string' || !DATE_FIELD.test(key)) return undefined;
  if (/\d/.test(value) && readDates(value) === undefined)
    return 'cannot be read as a date; write it like July 6-10, 2027, or words without a number such as TBD';
  const deadline = key === 'welcomeEvent' ? String(around[0]?.['registrationDeadline']) : '';
  return unless(value >= deadline, 'is before the last day to register');
}

/**
 * Returns the mistakes in the content of the project in the current directory, one line each:
 * `<file> › <entry> › <field>: <reason and remedy>`.
 * @param load how a content file is imported
 * @param folder holds the pictures
 */
export async function checkContent(load?: LoadFile, folder = 'public'): Promise<readonly string[]> {
  const places = await contentPlaces(load);
  const files = new Set(filesBelow(folder).map((file) => file.slice(folder.length)));
  const { anchors, mistakes } = collectIds(places);
  for (const place of places) {
    const reason =
      textReason(place) ??
      anchorReason(place, anchors) ??
      addressReason(place) ??
      dateReason(place) ??
      (await pictureReason(place, files, folder));
    if (reason !== undefined) mistakes.push(line(place, reason));
  }
  return mistakes;
}

/** Prints what has to be corrected or is soon out of date. Returns whether there is nothing to correct. */
export async function reportContent(): Promise<boolean> {
  const mistakes = await checkContent();
  for (const warning of outOfDate(new Date()))
    console.log(`out of date, or soon, which stops nothing: ${warning}`);
  for (const mistake of mistakes) console.error(mistake);
  if (mistakes.length === 0) console.log('\nThe content has nothing to correct.');
  return mistakes.length === 0;
}

if (process.argv[1] === import.meta.filename && !(await reportContent())) process.exitCode = 1;
