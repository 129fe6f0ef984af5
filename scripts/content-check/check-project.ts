import { evaluate } from './evaluate';
import { definitionsIn, problemLine, type Problem } from './problem';
import { readSchemas, type Project } from './project';

/** The findings of the check, each a list of lines. */
export interface Report {
  /** Mistakes to correct, `src/pages/<page>/<file>:<line> › <entry id or index> › <field>: <reason>`. */
  problems: readonly string[];
  /** Advice, in the same form. */
  advice: readonly string[];
  /** Things that visitors find out of date within the next 60 days; empty while there are problems. */
  stale: readonly string[];
}

/** Checks the content as of a day, today by default. */
export async function checkProject(project: Project, today = new Date()): Promise<Report> {
  const { modules, problems: unreadable, failedToRun } = await evaluate(project.sources);
  const lines = (found: readonly Problem[]) => {
    const written = found
      .map(definitionsIn(modules))
      .map((problem) => problemLine(problem, modules, project.sources.get(problem.file)));
    // A value that several entries show is one mistake: the first line that names its place and reason.
    const byPlace = new Map(
      written.toReversed().map((line) => [line.replace(/^(\S+:\d+) › .*?: (?=[^:]*$)/, '$1 '), line]),
    );
    return [...byPlace.values()].toSorted();
  };
  if (unreadable.length > 0) return { problems: lines(unreadable), advice: [], stale: [] };
  // These import the content itself: a mistake in it would stop Node here, with Node's own message.
  const [{ findAdvice }, { lookAt }, { referenceProblems }, { shapeProblems }, { staleSoon }] =
    await Promise.all([
      import('./advice'),
      import('./look-at'),
      import('./reference-problems'),
      import('./shape-problems'),
      import('./stale-soon'),
    ]);
  const found = lines([
    ...shapeProblems(modules, project, await readSchemas(project)),
    ...referenceProblems(modules, project),
  ]);
  const problems = found.length > 0 ? found : lines(failedToRun);
  return {
    problems,
    advice: lines([
      ...findAdvice(modules, today),
      ...(problems.length > 0 ? [] : lookAt(modules, project, today)),
    ]),
    stale: problems.length > 0 ? [] : staleSoon(modules, today),
  };
}
