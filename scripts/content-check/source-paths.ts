import ts from 'typescript';

/** Path to a value: the export's name, then keys and indexes. */
export type ContentPath = readonly (string | number)[];

/** Writes a path as in code: `bioSections[0].items[2]`. */
export const writtenPath = (path: ContentPath) =>
  path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${key}`))
    .join('');

/** Calls back with every node of a source below a declaration, in the order of the lines, and the path to its value. */
export function visitValues(tree: ts.SourceFile, callback: (node: ts.Node, path: ContentPath) => void): void {
  const visit = (node: ts.Node, path: ContentPath) => {
    if (path.length > 0) callback(node, path);
    if (ts.isArrayLiteralExpression(node)) {
      for (const [index, element] of node.elements.entries()) visit(element, [...path, index]);
    } else if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
      const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText();
      if (node.initializer !== undefined) visit(node.initializer, [...path, name]);
    } else if (!ts.isTypeNode(node)) {
      ts.forEachChild(node, (child) => visit(child, path));
    }
  };
  visit(tree, []);
}

/** Parses a file; `file` is its name from the project's root. */
export const parseSource = (file: string, source: string) =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);

/** Line of a node, counted from 1. */
export const lineOf = (node: ts.Node) =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

export const isSampleCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'sample';

/** Returns the `sample()` call around a node, or undefined when the text is not marked. */
export const sampleCallAround = (node: ts.Node): ts.CallExpression | undefined =>
  isSampleCall(node.parent) ? node.parent : undefined;

/** Returns the line of each value of a source by its {@link writtenPath}; for a name, the line that defines it. */
export function linesOfValues(file: string, source: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const names = new Map<string, string>();
  visitValues(parseSource(file, source), (node, path) => {
    const key = writtenPath(path);
    if (!lines.has(key)) lines.set(key, lineOf(node));
    if (ts.isIdentifier(node) && !ts.isVariableDeclaration(node.parent)) names.set(key, node.text);
  });
  for (const [key, name] of names) lines.set(key, lines.get(name) ?? lines.get(key) ?? 1);
  return lines;
}

/** Returns the code of a value by its {@link writtenPath}, or undefined when the source does not write it out. */
export function codeAt(file: string, source: string, path: ContentPath): string | undefined {
  let code: string | undefined;
  visitValues(parseSource(file, source), (node, at) => {
    if (writtenPath(at) === writtenPath(path)) code ??= node.getText();
  });
  return code;
}
