import type { z } from 'zod';
import { exactText, text } from '../../src/site/content-fields.schema';
import { pageIds, pages } from '../../src/site/pages';
import type { Modules } from './evaluate';
import { valueAt, visitModules, type Problem } from './problem';
import { folderOf, type Project, type Schemas } from './project';
import { codeAt } from './source-paths';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

type SchemasOfFiles = ReadonlyMap<string, Schemas>;

/**
 * Returns the issues of the alternative that fits best, where the schema has no message of its own: one that looked
 * inside the value, else the first.
 */
const issuesOf = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const inside = issue.errors.find((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
  );
  return (inside ?? issue.errors[0] ?? []).map((inner) => ({
    ...inner,
    path: [...issue.path, ...inner.path],
  }));
};

/** The code of a value that names another one, such as `partners.valley`. */
const NAME = /^[A-Za-z]\w*(\.\w+|\[[^\]]+\])+$/;

function reasonOf(issue: z.core.$ZodIssue, found: unknown, code = ''): string {
  if (found === undefined && NAME.test(code)) return `names ${code}, which does not exist`;
  if (found === undefined) return 'is missing';
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value' && issue.message.startsWith('Invalid'))
    return `must be ${issue.values.map(String).join(' or ')}`;
  return issue.message;
}

/** Returns a schema's objections to the value at a path of a file. */
function problemsOf(
  file: string,
  path: readonly string[],
  value: unknown,
  schema: z.ZodType,
  source = '',
): Problem[] {
  const issues = schema.safeParse(value).error?.issues.flatMap(issuesOf) ?? [];
  return issues.flatMap((issue) => {
    const place = issue.path.filter((key) => typeof key !== 'symbol');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        file,
        path: [...path, ...place, key],
        reason: `is not a field of this entry`,
      }));
    const at = [...path, ...place];
    const found = valueAt(value, place);
    const code = found === undefined ? codeAt(file, source, at) : undefined;
    return [{ file, path: at, reason: reasonOf(issue, found, code) }];
  });
}

function exportProblems(
  file: string,
  exports: Readonly<Record<string, unknown>>,
  schemas: Schemas,
  source: string,
): Problem[] {
  const names = new Set([...Object.keys(exports), ...Object.keys(schemas)]);
  return [...names].flatMap((name) => {
    const schema = schemas[name];
    if (schema !== undefined) return problemsOf(file, [name], exports[name], schema, source);
    return [{ file, path: [name], reason: `has no schema in ${file.replace('.ts', '.schema.ts')}` }];
  });
}

/** Pages whose content.ts holds labels of forms and lists only; TypeScript infers their shape. */
const pagesOfLabels: ReadonlySet<string> = new Set(
  pageIds.filter((id) => pages[id].visibility === 'private'),
);

/** Returns folders missing from the registry, pages without a folder, and folders whose words nothing checks. */
function folderProblems({ pageFolders }: Project, schemas: SchemasOfFiles): Problem[] {
  const registered: readonly string[] = [...pageIds, 'not-found'];
  const problem = (folder: string, reason: string) => ({ file: `src/pages/${folder}`, path: [], reason });
  return [
    ...pageFolders
      .filter((folder) => !registered.includes(folder))
      .map((folder) => problem(folder, 'is not a page of src/site/pages.ts')),
    ...registered
      .filter((page) => !pageFolders.includes(page))
      .map((page) => problem(page, 'is missing; src/site/pages.ts names it')),
    ...pageFolders
      .filter((folder) => !pagesOfLabels.has(folder) && !schemas.has(`src/pages/${folder}/content.ts`))
      .map((folder) => problem(folder, 'has no content.schema.ts that exports `schemas`')),
  ];
}

/** Returns empty and unfinished texts in files without a schema: heads, labels of private pages, words of the frame. */
function looseTextProblems(modules: Modules, schemas: SchemasOfFiles): Problem[] {
  const problems: Problem[] = [];
  visitModules(modules, (file, path, value) => {
    if (schemas.has(file) || typeof value !== 'string') return;
    problems.push(
      ...problemsOf(file, path.map(String), value, folderOf(file) === undefined ? text : exactText),
    );
  });
  return problems;
}

/** Returns missing and unknown fields, values of a wrong kind, and whatever has no schema. */
export function shapeProblems(modules: Modules, project: Project, schemas: SchemasOfFiles): Problem[] {
  return [
    ...folderProblems(project, schemas),
    ...[...schemas].flatMap(([file, own]) =>
      exportProblems(file, modules.get(file) ?? {}, own, project.sources.get(file) ?? ''),
    ),
    ...looseTextProblems(modules, schemas),
  ];
}
