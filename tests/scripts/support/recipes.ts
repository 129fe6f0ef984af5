import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Project } from '../../../scripts/content-check/project';
import { isSampleCall, parseSource } from '../../../scripts/content-check/source-paths';

/** A piece of content that docs/content.md tells volunteers to type. */
export interface Recipe {
  /** The list that it is added to; omitted if it replaces a line. */
  list?: string;
  file: string;
  text: string;
}

const BLOCK = /^```ts (?:add to (\w+)|change) in (\S+)\n([\s\S]*?)^```/gm;

/** The recipes of docs/content.md, in order. */
export const recipes: readonly Recipe[] = [...readFileSync('docs/content.md', 'utf8').matchAll(BLOCK)].map(
  ([, list, file = '', text = '']) => ({ file, text, ...(list === undefined ? {} : { list }) }),
);

/** Returns the recipe for a list. @throws Error when docs/content.md has none */
export function recipeFor(list: string): Recipe {
  const recipe = recipes.find((candidate) => candidate.list === list);
  if (recipe === undefined) throw new Error(`docs/content.md adds nothing to ${list}`);
  return recipe;
}

/** Returns the id of the entry that a recipe adds. */
export const idIn = ({ text }: Recipe) =>
  /^\s*(?:\{\s*id: )?'([^']+)'|id: '([^']+)'/m.exec(text)?.slice(1).find(Boolean) ?? '';

/** Returns a file after following the recipe. @throws Error when it has no such list or line */
export function follow(source: string, { list, text }: Recipe): string {
  const start = /^\s*(?:export )?(?:const )?\w+(?=\s*[:=])/.exec(text)?.[0] ?? '';
  const place =
    list === undefined
      ? new RegExp(`^${start}\\b.*\n`, 'm')
      : new RegExp(`\\b${list}(: | = )(sample\\()?[[{]\\n`);
  if (!place.test(source)) throw new Error(`there is no ${list ?? start}`);
  return source.replace(place, (found) => (list === undefined ? text : found + text));
}

/** Removes the last entry of a list that nothing else names; returns the rest of the file, and that entry. */
export function withoutEntry(
  source: string,
  list: string,
  others: readonly string[],
): { source: string; entry: string } {
  const lists: ts.NodeArray<ts.Node>[] = [];
  const visit = (node: ts.Node) => {
    const named = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    let value: ts.Node | undefined = named && node.name.getText() === list ? node.initializer : undefined;
    while (value && (ts.isSatisfiesExpression(value) || ts.isAsExpression(value))) value = value.expression;
    if (value && isSampleCall(value)) [value] = value.arguments;
    if (value && ts.isArrayLiteralExpression(value)) lists.push(value.elements);
    if (value && ts.isObjectLiteralExpression(value)) lists.push(value.properties);
    ts.forEachChild(node, visit);
  };
  visit(parseSource('list.ts', source));
  const named = (id: string) => [source, ...others].join('\n').split(new RegExp(`['.]${id}\\b`)).length - 1;
  const entry = lists
    .flat()
    .toReversed()
    .find((node) => {
      const id = ts.isPropertyAssignment(node)
        ? node.name.getText()
        : (/'([^']+)'/.exec(node.getText())?.[1] ?? '');
      // An entry written `'id'` names itself; a key without quotes does not.
      const self = ts.isPropertyAssignment(node) && !id.startsWith("'") ? 0 : 1;
      return named(id.replaceAll("'", '')) <= self;
    });
  if (entry === undefined) throw new Error(`every entry of ${list} is named elsewhere`);
  const rest = source.slice(entry.end).replace(/^,/, '');
  return { source: source.slice(0, entry.pos) + rest, entry: entry.getText() };
}

/** Returns the project with one file edited. @throws Error when the project does not read that file */
export function edited(project: Project, file: string, edit: (source: string) => string): Project {
  const source = project.sources.get(file);
  if (source === undefined) throw new Error(`${file} is not read`);
  return { ...project, sources: new Map(project.sources).set(file, edit(source)) };
}
