import ts from 'typescript';
import { NOT_WORDS } from '../../scripts/content';

/** A text in a source file that visitors can read. Offsets are UTF-16 units of the source. */
export interface Words {
  file: string;
  /** Where its literal begins and ends, quotes included. */
  start: number;
  end: number;
  text: string;
  /** Whether it is marked with `sample()`, alone or with all that is around it. */
  isSample: boolean;
  /** Ids of the entries it belongs to, the nearest first. */
  entries: readonly string[];
  /** Whether the nearest entry is in a list, and can be copied, moved and removed. */
  isListed: boolean;
}

/** A change that cannot be made; its message is a sentence for the person who asked for it. */
export class EditRefused extends Error {}

const parse = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

const spliced = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end);

/** The nodes around a node, the nearest first. */
const around = (node: ts.Node): readonly ts.Node[] =>
  ts.isSourceFile(node.parent) ? [] : [node.parent, ...around(node.parent)];

const fieldsOf = (entry: ts.ObjectLiteralExpression) =>
  new Map(
    entry.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer] as const] : [],
    ),
  );

function idIn(entry: ts.ObjectLiteralExpression): string | undefined {
  const id = fieldsOf(entry).get('id');
  return id && ts.isStringLiteral(id) ? id.text : undefined;
}

const entriesAround = (node: ts.Node) =>
  around(node).filter(
    (up): up is ts.ObjectLiteralExpression => ts.isObjectLiteralExpression(up) && idIn(up) !== undefined,
  );

const sampleAround = (node: ts.Node) =>
  around(node).find(
    (up): up is ts.CallExpression => ts.isCallExpression(up) && up.expression.getText() === 'sample',
  );

/** An entry of a list in a source. */
interface ListedEntry {
  entry: ts.ObjectLiteralExpression;
  list: readonly ts.Node[];
  index: number;
}

/** Returns the nearest entry with an id around a node that is written out in a list. */
function listedEntry(node: ts.Node): ListedEntry | undefined {
  for (const entry of entriesAround(node)) {
    let member: ts.Node = entry;
    while (
      ts.isSatisfiesExpression(member.parent) ||
      ts.isAsExpression(member.parent) ||
      ts.isCallExpression(member.parent)
    )
      member = member.parent;
    if (ts.isArrayLiteralExpression(member.parent)) {
      const list = [...member.parent.elements];
      return { entry, list, index: list.indexOf(member as ts.Expression) };
    }
  }
  return undefined;
}

/** Returns whether a literal is read by visitors: not an import, a type, a name of something, or a key. */
function holdsWords(node: ts.Node): node is ts.StringLiteral {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent) || ts.isElementAccessExpression(parent))
    return false;
  const field = [node, ...around(node)].find((up) => ts.isPropertyAssignment(up));
  return field === undefined || (field.name !== node && !NOT_WORDS.test(field.name.getText()));
}

/** Returns every text of a source file that visitors can read, in the order of the file. */
export function placesIn(file: string, source: string): readonly Words[] {
  const places: Words[] = [];
  const visit = (node: ts.Node) => {
    if (holdsWords(node))
      places.push({
        file,
        start: node.getStart(),
        end: node.getEnd(),
        text: node.text,
        isSample: sampleAround(node) !== undefined,
        entries: entriesAround(node).map((entry) => idIn(entry) ?? ''),
        isListed: listedEntry(node) !== undefined,
      });
    ts.forEachChild(node, visit);
  };
  visit(parse(file, source));
  return places;
}

/** Returns the literal at a place. */
function literalAt(source: string, { file, start, end }: Words): ts.Node {
  const search = (node: ts.Node): ts.Node | undefined =>
    ts.isStringLiteral(node) && node.getStart() === start && node.getEnd() === end
      ? node
      : ts.forEachChild(node, (child) =>
          child.pos <= start && end <= child.end ? search(child) : undefined,
        );
  const found = search(parse(file, source));
  if (found === undefined) throw new EditRefused('The file has changed since. Load the page again.');
  return found;
}

function entryAt(source: string, place: Words): ListedEntry & { node: ts.Node } {
  const node = literalAt(source, place);
  const listed = listedEntry(node);
  if (listed === undefined) throw new EditRefused('These words belong to no entry of a list.');
  return { ...listed, node };
}

/** Returns a text with the quotes of print: ’ in player’s, “ and ” around words. */
function curled(text: string): string {
  return text
    .replace(/(^|[\s([—])"/g, '$1“')
    .replace(/"/g, '”')
    .replace(/(^|[\s([“])'(?!\d0s)/g, '$1‘')
    .replace(/'/g, '’');
}

/** Writes a text as a literal, in the quotes that need the fewest escapes. */
function literal(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', String.raw`\n`);
  return escaped.includes("'") ? `"${escaped.replaceAll('"', String.raw`\"`)}"` : `'${escaped}'`;
}

/** Returns the source with another text at a place; `sample()` around it stays, and so do straight quotes. */
export function withText(source: string, place: Words, typed: string): string {
  const text = /['"]/.test(place.text) ? typed.trim() : curled(typed.trim());
  return spliced(source, place.start, place.end, literal(text));
}

const SAMPLE_IMPORT = /^import \{ sample \} from '@\/lib\/sample';\n/m;

/** Returns the source with the mark `sample()` taken off what is around a place, and its import with the last one. */
export function confirmed(source: string, place: Words): string {
  const call = sampleAround(literalAt(source, place));
  const [marked] = call?.arguments ?? [];
  if (!call || !marked) throw new EditRefused('This text is not marked as a sample.');
  const rest = spliced(source, call.getStart(), call.getEnd(), marked.getText());
  return /\bsample\(/.test(rest) ? rest : rest.replace(SAMPLE_IMPORT, '');
}

/** Returns an id for a name: lower-case, without accents, joined by hyphens. */
function idFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Fields that can name an entry. The one pointed at is the name; else the first that the entry has. */
const NAMES = ['name', 'title', 'question', 'companyName', 'role', 'category', 'term', 'label'];

/**
 * Returns the source with a copy below the entry that a place belongs to, under another name and the id made from it.
 * @throws EditRefused when no id can be made from the name
 */
export function withCopy(source: string, place: Words, name: string): string {
  const { entry, list, index, node } = entryAt(source, place);
  const [id, member] = [idFor(name), list[index] as ts.Node];
  if (id === '')
    throw new EditRefused('Type a name with letters or digits; the address of the entry is made from it.');
  const changes: { field: ts.Node; text: string }[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isPropertyAssignment(child) && ts.isStringLiteral(child.initializer)) {
      const { name: key, initializer: field, parent } = child;
      if ([`/cards/${idIn(entry)}`, `/images/${idIn(entry)}`].includes(field.text))
        changes.push({ field, text: `/cards/${id}` });
      else if (key.getText() === 'id')
        changes.push({ field, text: parent === entry ? id : `${id}-${field.text}` });
    }
    ts.forEachChild(child, visit);
  };
  visit(entry);
  const fields = fieldsOf(entry);
  const pointedAt =
    [...fields].find(([, value]) => value.pos <= node.pos && node.end <= value.end)?.[0] ?? '';
  const naming = [pointedAt, ...NAMES].find((field) => NAMES.includes(field) && fields.has(field)) ?? '';
  const named = fields.get(naming);
  const words = named && ts.isCallExpression(named) ? named.arguments[0] : named;
  if (words !== undefined) changes.push({ field: words, text: curled(name.trim()) });
  const { pos, end } = member;
  let copy = source.slice(pos, end);
  for (const { field, text } of changes.toSorted((a, b) => b.field.pos - a.field.pos))
    copy = spliced(copy, field.getStart() - pos, field.getEnd() - pos, literal(text));
  return spliced(source, end, end, `,${copy}`);
}

/** Returns the source without the entry that a place belongs to, and without the comment above it. */
export function withoutEntry(source: string, place: Words): string {
  const { list, index } = entryAt(source, place);
  const { pos, end } = list[index] as ts.Node;
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return spliced(source, pos, end + comma, '');
}

/** Returns the source with the entry that a place belongs to one place further up or down in its list. */
export function withEntryMoved(source: string, place: Words, direction: 'up' | 'down'): string {
  const { list, index } = entryAt(source, place);
  const [above, below] = direction === 'up' ? [list[index - 1], list[index]] : [list[index], list[index + 1]];
  if (above === undefined || below === undefined)
    throw new EditRefused(`The entry is already the ${direction === 'up' ? 'first' : 'last'} of its list.`);
  const [upper, lower] = [source.slice(above.pos, above.end), source.slice(below.pos, below.end)];
  return spliced(source, above.pos, below.end, lower + source.slice(above.end, below.pos) + upper);
}
