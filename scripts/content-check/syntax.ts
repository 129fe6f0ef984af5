import ts from 'typescript';
import { unclosedBracket } from './brackets';
import type { Problem } from './problem';
import { lineOf } from './source-paths';

/** A line that cannot be read, and the one before it. */
interface Unreadable {
  line: string;
  before: string;
  /** TypeScript's message. */
  cause: string;
}

const LIKE_THIS = "a text is written between two straight quotes, 'like this'";

const quotesIn = (line: string) => line.replaceAll("\\'", '').split("'").length - 1;

/** Ways in which a line can be wrong, with a remedy for each; the first that fits is reported. */
const HINTS: readonly { fits: (unreadable: Unreadable) => boolean; reason: string }[] = [
  {
    fits: ({ line }) => /(^|[:([,]\s*)[‘’“”]/.test(line.trim()),
    reason: `a curly quote is around the text; ${LIKE_THIS}. Inside it, ’ “ and ” are right`,
  },
  {
    fits: ({ line }) => /\p{L}'\p{L}/u.test(line),
    reason: 'a straight apostrophe ends the text here; type the curly one: ’',
  },
  {
    fits: ({ line }) => /s' \p{L}/u.test(line) && quotesIn(line) % 2 === 1,
    reason: 'a straight apostrophe ends the text here; type the curly one, as in players’',
  },
  {
    fits: ({ line }) =>
      /^\s*(?:[\w']+: )?(?:sample\()?\s*[^\s'"`{[(\d].*',?\)?,?$/.test(line) && quotesIn(line) === 1,
    reason: `the quote before the text is missing; ${LIKE_THIS}`,
  },
  {
    fits: ({ cause }) => cause.startsWith('Unterminated string'),
    reason: "a quote is missing; a text is written between two, 'like this'",
  },
  {
    fits: ({ cause }) => cause.startsWith('Unterminated template'),
    reason: 'the character ` is missing at the end of a text that begins with it',
  },
  {
    fits: ({ line }) => /'\),?$/.test(line) && !line.includes('('),
    reason: 'the bracket ) is left over from sample( and has to go too',
  },
  {
    fits: ({ line, before }) => [line, before].some((text) => /sample\('[^']*',?$/.test(text.trim())),
    reason: "the bracket after the text is missing: sample('like this'),",
  },
  {
    fits: ({ line, before }) => [line, before].some((text) => /^\s*-\s/.test(text)),
    reason: "a line cannot begin with a hyphen; a list is written ['one', 'two']",
  },
  {
    fits: ({ line, before }) => [line, before].some((text) => /^\s*\w+:.*['\])];/.test(text)),
    reason: 'there is a semicolon; type a comma',
  },
  {
    fits: ({ line }) => /^\s*\w+:\s+\p{L}[\p{L}\d]*\s+[\p{L}\d]/u.test(line) && quotesIn(line) === 0,
    reason: LIKE_THIS,
  },
];

/** Returns a reason that depends on the lines before the one where reading stopped. */
function reasonFromLayout(
  source: string,
  { line, before, cause }: Unreadable,
): Pick<Problem, 'reason' | 'line'> {
  if (/^\s*\{/.test(line) && !/[,[({]\s*$/.test(before.trim()) && before.trim().endsWith('}'))
    return { reason: 'a comma is missing after the } of the line before' };
  const bracket = unclosedBracket(source);
  if (bracket !== undefined) {
    const entry = bracket.entry === undefined ? '' : `, where the entry ${bracket.entry} begins,`;
    return {
      reason: `the ${bracket.bracket} of line ${bracket.line}${entry} is never closed; look between there and here`,
    };
  }
  if (/^\S/.test(line) || /^\s*\{\s*(id:|$)/.test(line))
    return { reason: 'this is outside of its list; move it above the line that begins with ]' };
  if (/^'[,:;}\]]'/.test(cause) && !/[,[({]$/.test(before.trim()))
    return { reason: 'a comma is most likely missing at the end of the line before' };
  return { reason: 'this line cannot be read; look for a missing or extra quote, comma or bracket' };
}

/** Returns what keeps a file from being read, in words for somebody who does not program. */
export function syntaxProblems(
  file: string,
  source: string,
  diagnostics: readonly ts.Diagnostic[],
): Problem[] {
  const [first] = diagnostics;
  if (first === undefined) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const at = tree.getLineAndCharacterOfPosition(first.start ?? 0).line;
  const lines = source.split('\n').map((text) => text.replace(/\s+\/\/ .*$/, ''));
  const unreadable = {
    line: lines[at] ?? '',
    before: lines.slice(0, at).findLast((text) => text.trim() !== '') ?? '',
    cause: ts.flattenDiagnosticMessageText(first.messageText, ' '),
  };
  const hint = HINTS.find(({ fits }) => fits(unreadable));
  return [{ file, path: [], line: at + 1, ...(hint ?? reasonFromLayout(source, unreadable)) }];
}

/** Returns slips that TypeScript accepts: a field twice in one entry, `=` after a name. */
export function slipProblems(file: string, tree: ts.SourceFile): Problem[] {
  const problems: Problem[] = [];
  const add = (node: ts.Node, reason: string) =>
    problems.push({ file, path: [], line: lineOf(node), reason });
  const visit = (node: ts.Node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const names = new Set<string>();
      for (const property of node.properties) {
        const name = property.name?.getText(tree) ?? '';
        if (name !== '' && names.has(name)) {
          add(property, `${name} is here twice; where two entries meet, write }, { between them`);
          break;
        }
        names.add(name);
        if (ts.isShorthandPropertyAssignment(property) && property.objectAssignmentInitializer)
          add(
            property,
            `a colon belongs after a name: ${name}: ${property.objectAssignmentInitializer.getText(tree)}`,
          );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return problems;
}

/** Returns why a name that is not defined is in a file; undefined when an error has another cause. */
export function undefinedNameProblem(file: string, source: string, error: unknown): Problem | undefined {
  const [, name] = /^(\S+) is not defined$/.exec(error instanceof Error ? error.message : '') ?? [];
  if (name === undefined) return undefined;
  const lines = source.split('\n');
  // The same word may be in a text further up.
  const at = lines.findIndex((text) => new RegExp(`\\b${name}\\b`).test(text.replace(/'[^']*'/g, '')));
  const [, list, hyphened] =
    new RegExp(`(\\w+)\\.([\\w-]+-${name}|${name}-[\\w-]+)\\b`).exec(lines[at] ?? '') ?? [];
  const reason =
    name === 'sample'
      ? "sample( is used, but its import is gone; put back import { sample } from '@/lib/sample';"
      : hyphened === undefined
        ? `${name} is not defined; ${LIKE_THIS}`
        : `a name with a hyphen is written ${list}['${hyphened}']`;
  return { file, path: [], line: at + 1, reason };
}
