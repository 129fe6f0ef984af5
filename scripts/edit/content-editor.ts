import { readFileSync, writeFileSync } from 'node:fs';
import { checkProject } from '../content-check/check-project';
import { readProject, type Project } from '../content-check/project';
import { git } from '../git';
import { changesBetween, withoutChange, type Change } from './changes';
import * as edit from './edit-source';
import { findInCode, findPlaces, type ShownText } from './find-words';
import { filesOfPage } from './page-files';
import { placesIn, type Place } from './places';

/** A place as the page knows it. */
export interface Candidate {
  file: string;
  path: string;
  line: number;
  /** The text in the source; a template with its values as `${…}`. */
  value: string;
  isSample: boolean;
  /** Id of the nearest entry, where it can be copied, moved and removed. */
  entry?: string;
}

/** Where a text on the page comes from: places to edit, or the code that says it. */
export interface Found {
  candidates: readonly Candidate[];
  code?: string;
}

/** A request from the page. `file`, `path` and `value` name a {@link Candidate}. */
export type EditRequest =
  | { do: 'find'; folder: string; texts: readonly ShownText[] }
  | { do: 'text'; file: string; path: string; value: string; shown: string; text: string }
  | { do: 'confirm' | 'remove' | 'up' | 'down'; file: string; path: string; value: string }
  | { do: 'add'; file: string; path: string; value: string; name: string }
  | { do: 'changes' }
  | { do: 'undo'; key: string };

const valueOf = ({ parts, values }: Place) =>
  parts.map((part, index) => (index === 0 ? part : `\${${values[index - 1] ?? ''}}${part}`)).join('');

/** Returns a file as the last commit has it, or undefined when no commit has it. */
const committed = (file: string) => git('.', 'show', `HEAD:./${file}`);

/** Returns the files that differ from the last commit, or undefined when there is none. */
const changedFiles = () => git('.', 'diff', '--name-only', '--relative', 'HEAD')?.split('\n');

/** Finds and changes the words of the project in the current directory. Nothing but its content modules is written. */
export class ContentEditor {
  /** The files as they were at the start: the baseline of those without a commit. */
  readonly #atStart: ReadonlyMap<string, string>;

  /** The files of the last commit at the start. Asked for once: a slower answer comes after the page has reloaded. */
  readonly #known = new Set(git('.', 'ls-tree', '-r', '--name-only', 'HEAD')?.split('\n'));

  private constructor(sources: ReadonlyMap<string, string>) {
    this.#atStart = sources;
  }

  static async open(): Promise<ContentEditor> {
    return new ContentEditor((await readProject()).sources);
  }

  /**
   * Does what the page asks for, and returns the answer: what was found, or the list of changes.
   * @throws EditRefused with a sentence when a change cannot be made
   */
  async answer(request: EditRequest): Promise<readonly Found[] | readonly Change[]> {
    const project = await readProject();
    if (request.do === 'find') return this.#find(project, request.folder, request.texts);
    if (request.do === 'undo') await this.#undo(project, request.key);
    else if (request.do !== 'changes') await this.#change(project, request);
    return this.#changes(request.do === 'changes' ? project : await readProject());
  }

  #find({ sources, pageFolders }: Project, folder: string, texts: readonly ShownText[]): readonly Found[] {
    if (!pageFolders.includes(folder)) throw new edit.EditRefused(`There is no page ${folder}.`);
    const files = filesOfPage(folder);
    const places = [...sources].flatMap(([file, source]) => placesIn(file, source));
    return texts.map((shown) => {
      const candidates = findPlaces(shown, folder, files, places).map((place) => {
        const source = sources.get(place.file) ?? '';
        return {
          file: place.file,
          path: place.path,
          line: source.slice(0, place.start).split('\n').length,
          value: valueOf(place),
          isSample: place.isSample,
          ...(edit.isInList(source, place) ? { entry: edit.entryIdOf(source, place) ?? '' } : {}),
        };
      });
      const code = candidates.length === 0 ? findInCode(shown.text, files) : undefined;
      return { candidates, ...(code === undefined ? {} : { code }) };
    });
  }

  async #change(
    project: Project,
    request: Exclude<EditRequest, { do: 'find' | 'changes' | 'undo' }>,
  ): Promise<void> {
    const source = project.sources.get(request.file);
    if (source === undefined)
      throw new edit.EditRefused(`${request.file} holds no words that can be edited here.`);
    const place = placesIn(request.file, source).find(
      (candidate) => candidate.path === request.path && valueOf(candidate) === request.value,
    );
    if (place === undefined)
      throw new edit.EditRefused(
        'The file has changed since. Load the page again and point at the words again.',
      );
    await this.#write(project, request.file, changed(source, place, request));
  }

  /** Checks the whole content with the change in it, and writes the file only when that brings no mistake. */
  async #write(project: Project, file: string, text: string): Promise<void> {
    const sources = new Map(project.sources).set(file, text);
    const [{ problems: known }, { problems }] = [
      await checkProject(project),
      await checkProject({ ...project, sources }),
    ];
    const reasons = problems.filter((line) => !known.includes(line));
    if (reasons.length > 0) throw new edit.EditRefused(reasons.join('\n'));
    writeFileSync(file, text);
  }

  #changes({ sources }: Project): readonly Change[] {
    const differing = changedFiles() ?? [...sources.keys()];
    return [...sources].flatMap(([file, now]) =>
      differing.includes(file) || !this.#known.has(file)
        ? changesBetween(file, committed(file) ?? this.#atStart.get(file) ?? '', now)
        : [],
    );
  }

  async #undo(project: Project, key: string): Promise<void> {
    const change = this.#changes(project).find((candidate) => candidate.key === key);
    if (change === undefined) throw new edit.EditRefused('This change is no longer there.');
    await this.#write(project, change.file, withoutChange(readFileSync(change.file, 'utf8'), change));
  }
}

function changed(
  source: string,
  place: Place,
  request: Exclude<EditRequest, { do: 'find' | 'changes' | 'undo' }>,
): string {
  switch (request.do) {
    case 'text':
      return edit.withText(source, place, request.shown, request.text);
    case 'add':
      return edit.withCopy(source, place, request.name);
    case 'confirm':
      return edit.confirmed(source, place);
    case 'remove':
      return edit.withoutEntry(source, place);
    case 'up':
    case 'down':
      return edit.withEntryMoved(source, place, request.do);
  }
}
