import ts from 'typescript';
import { lineOf, parseSource, visitValues, writtenPath } from '../content-check/source-paths';

/** A fact that the organisation has yet to replace or confirm. */
export interface Sample {
  file: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Way to the value from its export, e.g. `coaches[1].name`. */
  field: string;
  value: string;
}

const PLACEHOLDER_IMAGE = '/placeholder.svg';

/** What is sample about a node: the argument of `sample(…)` as a visitor reads it, or the placeholder picture. */
function sampleOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text === PLACEHOLDER_IMAGE ? node.text : undefined;
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'sample') return undefined;
  const [argument] = node.arguments;
  return argument && (ts.isStringLiteralLike(argument) ? argument.text : argument.getText());
}

/** Returns the samples of a source file in the order of its lines. `file` is the name to report. */
export function findSamples(file: string, source: string): Sample[] {
  const samples: Sample[] = [];
  visitValues(parseSource(file, source), (node, path) => {
    const value = sampleOf(node);
    if (value !== undefined) samples.push({ file, line: lineOf(node), field: writtenPath(path), value });
  });
  return samples;
}
