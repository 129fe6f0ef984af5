import ts from 'typescript';
import { parseSource, sampleCallAround } from '../content-check/source-paths';
import { entriesAround, idIn, nodeAt, type Place } from './places';
import { valuesIn } from './find-words';

/** A change that cannot be made; its message is a sentence for the person who asked for it. */
export class EditRefused extends Error {}

const spliced = (source: string, start: number, end: number, text: string) =>
  source.slice(0, start) + text + source.slice(end);

/** Returns a text with the quotes of print: ’ in player’s, “ and ” around words. */
export function curled(text: string): string {
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

const templatePart = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');

/** Writes a template again around the values it had. */
function templateLiteral({ parts, values }: Place, shown: string, text: string): string {
  let rest = text;
  let written = '';
  for (const [index, value] of (valuesIn(shown, parts) ?? []).entries()) {
    const at = rest.indexOf(value);
    if (at < 0) throw new EditRefused(`“${value}” comes from elsewhere, so the text must keep it.`);
    written += `${templatePart(rest.slice(0, at))}\${${values[index] ?? ''}}`;
    rest = rest.slice(at + value.length);
  }
  return `\`${written}${templatePart(rest)}\``;
}

/**
 * Returns the source with another text at a place; `sample()` around it stays.
 * @param shown the text as the page shows it now
 */
export function withText(source: string, place: Place, shown: string, typed: string): string {
  const keepsStraight = place.parts.some((part) => /['"]/.test(part));
  const text = keepsStraight ? typed.trim() : curled(typed.trim());
  const written = place.values.length === 0 ? literal(text) : templateLiteral(place, shown, text);
  return spliced(source, place.start, place.end, written);
}

const SAMPLE_IMPORT = /^import \{ sample \} from '@\/lib\/sample';\n/m;

/** Returns the source with the mark `sample()` taken off a place, and its import with the last one. */
export function confirmed(source: string, place: Place): string {
  const node = nodeAt(parseSource(place.file, source), place);
  const call = node && sampleCallAround(node);
  if (!call) throw new EditRefused('This text is not marked as a sample.');
  const rest = spliced(source, call.getStart(), call.getEnd(), source.slice(place.start, place.end));
  return /\bsample\(/.test(rest) ? rest : rest.replace(SAMPLE_IMPORT, '');
}

/** An entry of a list in a source. */
interface ListedEntry {
  node: ts.ObjectLiteralExpression;
  list: readonly ts.Node[];
  index: number;
}

/** Returns the nearest entry with an id around a place that is written out in a list. */
function listedEntry(source: string, place: Place): ListedEntry {
  const start = nodeAt(parseSource(place.file, source), place);
  for (const node of start === undefined ? [] : entriesAround(start)) {
    let member: ts.Node = node;
    while (ts.isSatisfiesExpression(member.parent) || ts.isAsExpression(member.parent))
      member = member.parent;
    if (ts.isArrayLiteralExpression(member.parent)) {
      const list = [...member.parent.elements];
      return { node, list, index: list.indexOf(member as ts.Expression) };
    }
  }
  throw new EditRefused('These words belong to no entry of a list.');
}

/** Returns whether the words at a place belong to an entry that can be copied, moved and removed. */
export function isInList(source: string, place: Place): boolean {
  try {
    return listedEntry(source, place).index >= 0;
  } catch {
    return false;
  }
}

/** Where an entry is written, with the comment above it. */
const rangeOf = (node: ts.Node) => ({ start: node.getFullStart(), end: node.getEnd() });

/** Returns an id for a name: lower-case, without accents, joined by hyphens. */
export function idFor(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the literals to change in a copy of an entry: its id, the hockey card of that id, and ids inside it. */
function renamedIds(entry: ts.ObjectLiteralExpression, id: string) {
  const card = `/cards/${idIn(entry) ?? ''}`;
  const renamed: { field: ts.Expression; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const { name, initializer: field } = node;
      if (field.text === card) renamed.push({ field, text: `/cards/${id}` });
      else if (name.getText() === 'id')
        renamed.push({ field, text: node.parent === entry ? id : `${id}-${field.text}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(entry);
  return renamed;
}

/** Fields that can name an entry. The one pointed at is the name; else the first that the entry has. */
const NAMES = ['name', 'title', 'question', 'companyName', 'role', 'category', 'term', 'label'];

/**
 * Returns the source with a copy below the entry that a place belongs to, under another name and the id made from it.
 * @throws EditRefused when no id can be made from the name
 */
export function withCopy(source: string, place: Place, name: string): string {
  const { node } = listedEntry(source, place);
  const id = idFor(name);
  if (id === '')
    throw new EditRefused('Type a name with letters or digits; the address of the entry is made from it.');
  const { start, end } = rangeOf(node);
  const fields = new Map<string, ts.Expression>();
  for (const property of node.properties)
    if (ts.isPropertyAssignment(property)) fields.set(property.name.getText(), property.initializer);
  const pointedAt = place.path.split('.').at(-1) ?? '';
  const named = [pointedAt, ...NAMES].find((field) => NAMES.includes(field) && fields.has(field));
  const changes = renamedIds(node, id);
  const field = named === undefined ? undefined : fields.get(named);
  if (field !== undefined) changes.push({ field, text: curled(name.trim()) });
  let copy = source.slice(start, end);
  for (const { field, text } of changes.toSorted((a, b) => b.field.pos - a.field.pos))
    copy = spliced(copy, field.getStart() - start, field.getEnd() - start, literal(text));
  return spliced(source, end, end, `,${copy}`);
}

/** Returns the source without the entry that a place belongs to. */
export function withoutEntry(source: string, place: Place): string {
  const { list, index } = listedEntry(source, place);
  const { start, end } = rangeOf(list[index] as ts.Node);
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return spliced(source, start, end + comma, '');
}

/** Returns the source with the entry that a place belongs to one place further up or down in its list. */
export function withEntryMoved(source: string, place: Place, direction: 'up' | 'down'): string {
  const { list, index } = listedEntry(source, place);
  const [upper, lower] = direction === 'up' ? [list[index - 1], list[index]] : [list[index], list[index + 1]];
  if (upper === undefined || lower === undefined)
    throw new EditRefused(`The entry is already the ${direction === 'up' ? 'first' : 'last'} of its list.`);
  const [above, below] = [rangeOf(upper), rangeOf(lower)];
  return (
    source.slice(0, above.start) +
    source.slice(below.start, below.end) +
    source.slice(above.end, below.start) +
    source.slice(above.start, above.end) +
    source.slice(below.end)
  );
}

/** Returns the id of the entry that a place belongs to. */
export const entryIdOf = (source: string, place: Place) => idIn(listedEntry(source, place).node);
