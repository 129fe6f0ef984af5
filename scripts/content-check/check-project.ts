import { findAdvice } from './advice';
import { evaluate } from './evaluate';
import { definitionsIn, problemLine, type Problem } from './problem';
import type { Project } from './project';
import { referenceProblems } from './reference-problems';
import { shapeProblems } from './shape-problems';
import { staleSoon } from './stale-soon';

/** The findings of the check, each a list of lines. */
export interface Report {
  /** Mistakes to correct, `src/pages/<page>/<file>:<line> › <entry id or index> › <field>: <reason>`. */
  problems: readonly string[];
  /** Advice, in the same form. */
  advice: readonly string[];
  /** Things that visitors find out of date within the next 60 days; empty while there are problems. */
  stale: readonly string[];
}

/** Reads the content as it is on a day, today by default. */
export async function checkProject(project: Project, today = new Date()): Promise<Report> {
  const { modules, problems: unreadable, failedToRun } = await evaluate(project.sources);
  const lines = (found: readonly Problem[]) => {
    const written = found
      .map(definitionsIn(modules))
      .map((problem) => problemLine(problem, modules, project.sources.get(problem.file)));
    return [...new Set(written)].toSorted();
  };
  if (unreadable.length > 0) return { problems: lines(unreadable), advice: [], stale: [] };
  const found = lines([...shapeProblems(modules, project), ...referenceProblems(modules, project)]);
  const problems = found.length > 0 ? found : lines(failedToRun);
  return {
    problems,
    advice: lines(findAdvice(modules, today)),
    stale: problems.length > 0 ? [] : staleSoon(modules, today),
  };
}
