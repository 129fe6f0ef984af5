import ts from 'typescript';

const CLOSERS: ReadonlyMap<ts.SyntaxKind, ts.SyntaxKind> = new Map([
  [ts.SyntaxKind.OpenBraceToken, ts.SyntaxKind.CloseBraceToken],
  [ts.SyntaxKind.OpenBracketToken, ts.SyntaxKind.CloseBracketToken],
  [ts.SyntaxKind.OpenParenToken, ts.SyntaxKind.CloseParenToken],
]);

interface Opened {
  kind: ts.SyntaxKind;
  line: number;
  indent: number;
  endsLine: boolean;
}

/**
 * Returns the innermost bracket that is not closed where its line is indented, by its line and what it opens, or
 * undefined when all are. Relies on indentation: a bracket at the end of a line is closed by the first character of a
 * later line, as far from the margin as the line that opened it.
 */
export function unclosedBracket(
  source: string,
): { line: number; bracket: string; entry?: string } | undefined {
  const lines = source.split('\n');
  const indentOf = (line: number) => lines[line]?.search(/\S/) ?? 0;
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, source);
  const tree = ts.createSourceFile('content.ts', source, ts.ScriptTarget.Latest);
  const open: Opened[] = [];
  const suspects: Opened[] = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const at = scanner.getTokenStart();
    const { line, character } = tree.getLineAndCharacterOfPosition(at);
    if (CLOSERS.has(kind)) {
      const endsLine = /^\s*(\/\/.*)?$/.test(lines[line]?.slice(character + 1) ?? '');
      open.push({ kind, line, indent: indentOf(line), endsLine });
    } else if ([...CLOSERS.values()].includes(kind)) {
      const last = open.pop();
      if (last === undefined) break;
      const startsLine = character === indentOf(line);
      if (CLOSERS.get(last.kind) !== kind || (last.endsLine && startsLine && last.indent !== character))
        suspects.push(last);
    }
  }
  const culprit = suspects[0] ?? open.at(-1);
  if (culprit === undefined) return undefined;
  const bracket = { [ts.SyntaxKind.OpenBraceToken]: '{', [ts.SyntaxKind.OpenBracketToken]: '[' }[
    culprit.kind as ts.SyntaxKind.OpenBraceToken
  ];
  const [, entry] = /\bid: '([^']+)'/.exec(lines.slice(culprit.line, culprit.line + 2).join('\n')) ?? [];
  return { line: culprit.line + 1, bracket: bracket ?? '(', ...(entry === undefined ? {} : { entry }) };
}
