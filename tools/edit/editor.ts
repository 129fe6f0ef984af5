import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyPatch, reversePatch, structuredPatch, type StructuredPatch } from 'diff';
import ts from 'typescript';
import { contentFiles } from '../../scripts/content';
import * as edit from './source';

/** A place as the page knows it. */
export interface Candidate {
  file: string;
  start: number;
  line: number;
  text: string;
  isSample: boolean;
  /** Id of the nearest entry, where it can be copied, moved and removed. */
  entry?: string;
}

/** A change that was made, and can be undone. */
export interface Change {
  key: number;
  file: string;
  before: string;
  after: string;
}

/** A request from the page. `file`, `start` and `was` name a {@link Candidate}. */
export type EditRequest =
  | { do: 'find'; folder: string; texts: readonly string[]; ids: readonly string[] }
  | { do: 'changes' }
  | { do: 'undo'; key: number }
  | ({ file: string; start: number; was: string } & (
      { do: 'text' | 'add'; text: string } | { do: 'confirm' | 'remove' | 'up' | 'down' }
    ));

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Shortest text that is looked for within another, in characters: shorter ones are within many. */
const SHORTEST_PART = 4;

/** Returns how much of a text on the page a text of the content is, or the other way round: 1 when they are the same. */
function likeness(shown: string, said: string): number {
  const [short = '', long = ''] = [plain(shown), plain(said)].toSorted((a, b) => a.length - b.length);
  if (short === long) return 1;
  const at = long.indexOf(short);
  const edges = `${long[at - 1] ?? ' '}${long[at + short.length] ?? ' '}`;
  return short.length < SHORTEST_PART || at < 0 || /[\p{L}\d]/u.test(edges) ? 0 : short.length / long.length;
}

/**
 * Returns the places a text on a page may come from. Narrows them step by step, skipping a step that would leave none:
 * the texts most like it, those of the page itself, those of the frame, those of the entry around it.
 */
function findPlaces(
  places: readonly edit.Words[],
  shown: string,
  folder: string,
  ids: readonly string[],
): readonly edit.Words[] {
  const scores = places.map(({ text }) => likeness(shown, text));
  const best = Math.max(0, ...scores);
  const narrowed = (from: readonly edit.Words[], keep: (place: edit.Words) => boolean) => {
    const kept = from.filter(keep);
    return kept.length > 0 ? kept : from;
  };
  const alike = best === 0 ? [] : places.filter((_, index) => scores[index] === best);
  const own = narrowed(alike, ({ file }) => file.startsWith(`src/pages/${folder}/`));
  const near = own === alike ? narrowed(own, ({ file }) => !file.startsWith('src/pages/')) : own;
  const nearest = ids.find((id) => near.some(({ entries }) => entries.includes(id)));
  return narrowed(near, ({ entries }) => nearest !== undefined && entries.includes(nearest));
}

const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file));
const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, '.');

/** Returns what `npm run check` has against the content. */
async function mistakes(): Promise<readonly string[]> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/check.ts'], (error, _, said) =>
      done(error === null ? [] : said.trim().split('\n')),
    );
  });
}

/** Returns the errors that TypeScript finds in a file. */
function typeErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], options);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const placesOf = (file: string) => edit.placesIn(file, readFileSync(file, 'utf8'));

/** Finds and changes the words of the project in the current directory. Nothing but its content is written. */
export class Editor {
  readonly #made: { key: number; file: string; patch: StructuredPatch }[] = [];
  #lastKey = 0;

  /** @param restored receives the text of each file whose last change was taken back, by its absolute path */
  constructor(private readonly restored: Map<string, string>) {}

  /**
   * Does what the page asks for, and returns the answer: what was found, or the changes that were made.
   * @throws EditRefused with a sentence when a change cannot be made
   */
  async answer(request: EditRequest): Promise<readonly Candidate[] | readonly Change[]> {
    if (request.do === 'find') return this.#find(request);
    if (request.do === 'undo') await this.#undo(request.key);
    else if (request.do !== 'changes') await this.#change(request);
    return this.#changes();
  }

  #find({ folder, texts, ids }: Extract<EditRequest, { do: 'find' }>): readonly Candidate[] {
    const places = contentFiles().flatMap(placesOf);
    return texts
      .flatMap((text) => findPlaces(places, text, folder, ids))
      .map(({ file, start, text, isSample, isListed, entries: [entry = ''] }) => ({
        file,
        start,
        line: readFileSync(file, 'utf8').slice(0, start).split('\n').length,
        text,
        isSample,
        ...(isListed ? { entry } : {}),
      }));
  }

  async #change(request: Extract<EditRequest, { file: string }>): Promise<void> {
    const { file, start, was } = request;
    const isContent = contentFiles().includes(file);
    const place = isContent
      ? placesOf(file).find((one) => one.start === start && one.text === was)
      : undefined;
    if (place === undefined)
      throw new edit.EditRefused(
        'The file has changed since. Load the page again and point at the words again.',
      );
    const source = readFileSync(file, 'utf8');
    const text = changed(source, place, request);
    await this.#write(file, text);
    const patch = structuredPatch(file, file, source, text, '', '', { context: 1 });
    if (patch.hunks.length > 0) this.#made.push({ key: (this.#lastKey += 1), file, patch });
  }

  /** Writes a file, checks the whole content, and takes the change back when the check or TypeScript refuses it. */
  async #write(file: string, text: string): Promise<void> {
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    const reasons = [...(await mistakes()), ...typeErrors(file)];
    this.restored.delete(resolve(file));
    if (reasons.length === 0) return;
    writeFileSync(file, before);
    this.restored.set(resolve(file), before);
    throw new edit.EditRefused(reasons.join('\n'));
  }

  #changes(): readonly Change[] {
    return this.#made.map(({ key, file, patch }) => {
      const side = (sign: string) =>
        patch.hunks
          .flatMap(({ lines }) => lines.filter((line) => line.startsWith(sign)))
          .map((line) => line.slice(1).trim())
          .join('\n');
      return { key, file, before: side('-'), after: side('+') };
    });
  }

  async #undo(key: number): Promise<void> {
    const index = this.#made.findIndex((change) => change.key === key);
    const change = this.#made[index];
    const text = change && applyPatch(readFileSync(change.file, 'utf8'), reversePatch(change.patch));
    if (!change || text === false || text === undefined)
      throw new edit.EditRefused('A later change builds on this one; undo that one first.');
    await this.#write(change.file, text);
    this.#made.splice(index, 1);
  }
}

function changed(source: string, place: edit.Words, request: Extract<EditRequest, { file: string }>): string {
  switch (request.do) {
    case 'text':
      return edit.withText(source, place, request.text);
    case 'add':
      return edit.withCopy(source, place, request.text);
    case 'confirm':
      return edit.confirmed(source, place);
    case 'remove':
      return edit.withoutEntry(source, place);
    case 'up':
    case 'down':
      return edit.withEntryMoved(source, place, request.do);
  }
}
