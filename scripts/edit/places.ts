import ts from 'typescript';
import { parseSource, sampleCallAround, visitValues, writtenPath } from '../content-check/source-paths';

/** A text in a source file that visitors can read. Offsets are UTF-16 units of the source. */
export interface Place {
  file: string;
  /** Way to the value in the file, such as `donationTiers[0].name`. */
  path: string;
  /** Where its literal begins and ends, quotes included. */
  start: number;
  end: number;
  /** The text; of a template, its fixed parts, one more than it has values. */
  parts: readonly string[];
  /** Source of each value in a template. */
  values: readonly string[];
  /** Whether the text is marked with `sample()`. */
  isSample: boolean;
  /** Ids of the entries it belongs to, the nearest first. */
  entries: readonly string[];
}

/** Fields that name something other than words: the check knows their values, and visitors never read them. */
const NOT_WORDS = new Set(
  'id kind page parent path visibility anchor link subject lang icon image source photo color borderColor network href'.split(
    ' ',
  ),
);

/** Returns the id of an object literal, or undefined when it has none. */
export function idIn(node: ts.ObjectLiteralExpression): string | undefined {
  for (const property of node.properties)
    if (
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'id' &&
      ts.isStringLiteral(property.initializer)
    )
      return property.initializer.text;
  return undefined;
}

/** Returns the objects with an id around a node, the nearest first. */
export function entriesAround(node: ts.Node): readonly ts.ObjectLiteralExpression[] {
  const entries: ts.ObjectLiteralExpression[] = [];
  for (let up = node.parent as ts.Node | undefined; up !== undefined; up = up.parent)
    if (ts.isObjectLiteralExpression(up) && idIn(up) !== undefined) entries.push(up);
  return entries;
}

function textOf(node: ts.Node): Pick<Place, 'parts' | 'values'> | undefined {
  if (ts.isStringLiteralLike(node)) return { parts: [node.text], values: [] };
  if (!ts.isTemplateExpression(node)) return undefined;
  return {
    parts: [node.head.text, ...node.templateSpans.map((span) => span.literal.text)],
    values: node.templateSpans.map((span) => span.expression.getText()),
  };
}

/** Returns every text of a source file that visitors can read, in the order of the file. */
export function placesIn(file: string, source: string): readonly Place[] {
  const places: Place[] = [];
  visitValues(parseSource(file, source), (node, path) => {
    const text = textOf(node);
    if (text === undefined || ts.isElementAccessExpression(node.parent)) return;
    if (NOT_WORDS.has(String(path.at(-1)))) return;
    places.push({
      file,
      path: writtenPath(path),
      start: node.getStart(),
      end: node.getEnd(),
      ...text,
      isSample: sampleCallAround(node) !== undefined,
      entries: entriesAround(node).map((entry) => idIn(entry) ?? ''),
    });
  });
  return places;
}

/** Returns the node whose literal begins and ends where a place does. */
export function nodeAt(tree: ts.SourceFile, place: Pick<Place, 'start' | 'end'>): ts.Node | undefined {
  const search = (node: ts.Node): ts.Node | undefined => {
    if (node.getStart() === place.start && node.getEnd() === place.end && textOf(node) !== undefined)
      return node;
    return ts.forEachChild(node, (child) =>
      child.pos <= place.start && place.end <= child.end ? search(child) : undefined,
    );
  };
  return search(tree);
}
