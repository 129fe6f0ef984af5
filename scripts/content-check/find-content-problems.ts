import { contentModules } from '../../src/content/schema/modules';
import { collectAnchors, missingAnchors } from './anchors';
import { fixedProblems } from './fixed-problems';
import { problemLine, type ContentModules, type Problem } from './location';
import { referenceProblems } from './reference-problems';
import { shapeProblems } from './shape-problems';

/**
 * Returns what is wrong with the content, one line per problem:
 * `src/content/<file> › <entry id or index> › <field>: <reason>`.
 * `files` are the paths of the files in public/, from its root, such as `/marks/junior-club.svg`.
 */
export function findContentProblems(modules: ContentModules, files: ReadonlySet<string>): string[] {
  const fileNames = [...new Set([...Object.keys(contentModules), ...Object.keys(modules)])];
  const { anchors, problems: duplicates } = collectAnchors(modules);

  const shapes: Problem[] = Object.entries(contentModules).flatMap(([file, { schemas }]) =>
    Object.entries(schemas).flatMap(([name, schema]) =>
      shapeProblems(file, [name], modules[file]?.[name], schema),
    ),
  );
  const problems = [
    ...shapes,
    ...duplicates,
    ...referenceProblems(modules, fileNames, { anchors, files }),
    ...fixedProblems(modules),
  ];
  const lines = problems.map((problem) => problemLine(problem, modules));
  // A question stands in its category and among the five of the structured data: one mistake, one line.
  return [...new Set([...lines, ...missingAnchors(anchors)])].toSorted();
}
