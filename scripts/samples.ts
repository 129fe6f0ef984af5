/**
 * `npm run samples`: lists, page by page, what the organisation has yet to confirm or replace: everything inside
 * `sample(…)`, and addresses and numbers that reach nobody.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBelow } from './content';

/** Something that a person confirms or replaces as one thing. */
export interface Sample {
  file: string;
  line: number;
  /** Its words; those of an entry or a list one after another. */
  words: string;
}

/** `.example` (RFC 2606), and 555-01xx, which is reserved for fiction. */
const REACHES_NOBODY = /\.example\b|\b555[ -]?01\d\d\b/;

/** Returns the texts in a piece of a file that are words: they have a space or begin with a capital or a digit. */
function wordsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return /\s|^[\p{Lu}\d@+]|:\/\//u.test(node.text) ? [node.text] : [];
  const words: string[] = [];
  ts.forEachChild(node, (child) => void words.push(...wordsIn(child)));
  return words;
}

/** Returns the samples in the text of a file, from top to bottom. */
function samplesIn(file: string, source: string): readonly Sample[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const samples: Sample[] = [];
  const visit = (node: ts.Node) => {
    const isMarked = ts.isCallExpression(node) && node.expression.getText() === 'sample';
    if (isMarked || (ts.isStringLiteralLike(node) && REACHES_NOBODY.test(node.text))) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart());
      const words = isMarked ? node.arguments.flatMap(wordsIn).join(' · ') : node.getText();
      samples.push({ file, line: line + 1, words: words || node.getText() });
    } else ts.forEachChild(node, visit);
  };
  visit(tree);
  return samples;
}

/** Returns every sample that is left on the site. A build for a public address stops while there is one. */
export function samples(): readonly Sample[] {
  const files = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
  return files.toSorted().flatMap((file) => samplesIn(file, readFileSync(file, 'utf8')));
}

if (process.argv[1] === import.meta.filename) {
  const left = samples();
  for (const file of new Set(left.map((sample) => sample.file))) {
    console.log(`\n${file}`);
    for (const { line, words } of left.filter((sample) => sample.file === file))
      console.log(`  ${line}: ${words}`);
  }
  console.log(left.length === 0 ? 'No samples are left.' : `\n${left.length} samples are left.`);
}
