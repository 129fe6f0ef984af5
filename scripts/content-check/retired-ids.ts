import { git } from '../git';

const PAGE = /^(?:---|\+\+\+) [ab]\/src\/pages\/([^/]+)\//;
const ID = /^([-+]).*?\bid: '([^']+)'/;
const NAME = /^-.*?\b(?:name|title|question|companyName): (?:sample\()?'([^']*)'/;

/**
 * Returns the ids that entries once had and lost with them, as `<page>/<id>`, and the name of the last such entry, by
 * the history of the repository. What a commit takes away and adds again was only moved. Empty without a history.
 */
export function retiredIds(folder = process.cwd()): ReadonlyMap<string, string> {
  const history = git(
    folder,
    'log',
    '--reverse',
    '--no-renames',
    '-p',
    '-U0',
    '--format=format:commit',
    '--',
    'src/pages',
  );
  const retired = new Map<string, string>();
  for (const commit of history?.split(/^commit$/m) ?? []) {
    const gone = new Map<string, string>();
    const come = new Set<string>();
    let page = '';
    let last = '';
    for (const line of commit.split('\n')) {
      page = PAGE.exec(line)?.[1] ?? page;
      const [, sign, id] = ID.exec(line) ?? [];
      if (sign === '+') come.add(`${page}/${id}`);
      if (sign === '-') gone.set((last = `${page}/${id}`), '');
      const name = NAME.exec(line)?.[1];
      if (name !== undefined && gone.get(last) === '') gone.set(last, name);
    }
    for (const [id, name] of gone) if (!come.has(id) && name !== '') retired.set(id, name);
  }
  return retired;
}
