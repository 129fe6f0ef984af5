import ts from 'typescript';
import { isSampleCall, lineOf, parseSource, visitValues, writtenPath } from '../content-check/source-paths';

const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** Addresses and numbers that reach nobody: `.example` (RFC 2606) and 555-01xx, which is reserved for fiction. */
const LEADS_TO_NOBODY = /\.example\b|\b555[ -]?01\d\d\b/;

/** Whether a `sample()` call is around a node: it marks everything inside, such as a whole entry. */
const isMarked = (node: ts.Node): boolean =>
  ts.findAncestor(node.parent, (around) => isSampleCall(around)) !== undefined;

/**
 * Returns the sample in a node: the argument of `sample(…)` as a visitor reads it, the placeholder picture, or a text
 * that reaches nobody or is an example of docs/content.md, marked or not.
 */
function sampleOf(node: ts.Node, examples: ReadonlySet<string>): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    const isSample =
      node.text === PLACEHOLDER_IMAGE || LEADS_TO_NOBODY.test(node.text) || examples.has(node.text);
    return isSample && !isMarked(node) ? node.text : undefined;
  }
  if (!isSampleCall(node) || isMarked(node)) return undefined;
  const [argument] = node.arguments;
  return (
    argument &&
    (ts.isStringLiteralLike(argument) ? argument.text : argument.getText().replaceAll(/\s+/g, ' '))
  );
}

/**
 * Returns a line for each fact of a source file that the organisation has yet to replace or confirm: its place, its
 * path from the export, e.g. `coaches[1].name`, and the value. `file` is the name to report.
 */
export function findSamples(
  file: string,
  source: string,
  examples: ReadonlySet<string> = new Set(),
): string[] {
  const samples: string[] = [];
  visitValues(parseSource(file, source), (node, path) => {
    const value = sampleOf(node, examples);
    if (value !== undefined) samples.push(`${file}:${lineOf(node)} ${writtenPath(path)}: ${value}`);
  });
  return samples;
}
