import ts from 'typescript';
import { lineOf, parseSource, visitValues, writtenPath } from '../content-check/source-paths';

const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** What is sample about a node: the argument of `sample(…)` as a visitor reads it, or the placeholder picture. */
function sampleOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text === PLACEHOLDER_IMAGE ? node.text : undefined;
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'sample') return undefined;
  const [argument] = node.arguments;
  return argument && (ts.isStringLiteralLike(argument) ? argument.text : argument.getText());
}

/**
 * Returns a line for each fact of a source file that the organisation has yet to replace or confirm: its place, the way
 * to it from its export, e.g. `coaches[1].name`, and the value. `file` is the name to report.
 */
export function findSamples(file: string, source: string): string[] {
  const samples: string[] = [];
  visitValues(parseSource(file, source), (node, path) => {
    const value = sampleOf(node);
    if (value !== undefined) samples.push(`${file}:${lineOf(node)} ${writtenPath(path)}: ${value}`);
  });
  return samples;
}
