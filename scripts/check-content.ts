/**
 * `npm run check-content`: reads every file of src/content and prints one line per mistake. The build runs it too.
 * Ends with status 1 when there is a mistake.
 */
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findContentProblems } from './content-check/find-content-problems';
import { readContent, readPublicFiles, UnreadableContentError } from './content-check/read-content';

/** Returns the mistakes in the content as lines; none when all is well. */
export async function checkContent(): Promise<string[]> {
  try {
    return findContentProblems(await readContent(), await readPublicFiles());
  } catch (error) {
    if (error instanceof UnreadableContentError) return [error.message];
    throw error;
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const problems = await checkContent();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('The content is complete: nothing to correct.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
