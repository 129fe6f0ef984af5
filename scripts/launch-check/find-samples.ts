import ts from 'typescript';

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

const isPlaceholder = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) && node.text === PLACEHOLDER_IMAGE && !ts.isLiteralTypeNode(node.parent);

const isSampleCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sample';

/** Returns the names and indexes from the declaration down to a node. */
function fieldOf(node: ts.Node): string {
  const { parent } = node;
  if (ts.isSourceFile(parent)) return '';
  const above = fieldOf(parent);
  if (ts.isVariableDeclaration(parent)) return parent.name.getText();
  if (ts.isPropertyAssignment(parent)) {
    const name = ts.isStringLiteral(parent.name) ? parent.name.text : parent.name.getText();
    return above === '' ? name : `${above}.${name}`;
  }
  if (ts.isArrayLiteralExpression(parent)) {
    const index = parent.elements.findIndex((element) => element === node);
    return `${above}[${index}]`;
  }
  return above;
}

/** What a sample call holds: its text, or its source where it is no plain text. */
function valueOf(call: ts.CallExpression): string {
  const [argument] = call.arguments;
  if (argument === undefined) return '';
  return ts.isStringLiteralLike(argument) ? argument.text : argument.getText();
}

/**
 * Returns the samples of a source file in the order of its lines: every `sample(…)` call, and every picture that is
 * still the placeholder. `file` is the name to report.
 */
export function findSamples(file: string, source: string): Sample[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const samples: Sample[] = [];
  const add = (node: ts.Node, value: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
    samples.push({ file, line: line + 1, field: fieldOf(node), value });
  };
  const visit = (node: ts.Node) => {
    if (isSampleCall(node)) add(node, valueOf(node));
    else if (isPlaceholder(node)) add(node, node.text);
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return samples;
}
