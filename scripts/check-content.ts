/**
 * `npm run check-content`: checks what every page says and prints one line per mistake, then what deserves a look and
 * what will soon be out of date. The build runs it too. Ends with status 1 when there is a mistake.
 */
import { checkProject } from './content-check/check-project';
import { annotation } from './content-check/annotation';
import { readProject } from './content-check/project';

/** Prints lines under a heading, if there are any. */
function print(heading: string, lines: readonly string[], log: (line: string) => void): void {
  if (lines.length > 0) log(`\n${heading}\n${lines.join('\n')}`);
}

const { problems, advice, stale } = await checkProject(await readProject());
print('To correct:', problems, console.error);
print('Worth a look, not mistakes:', advice, console.log);
print('Out of date within the next 60 days:', stale, console.log);
if (process.env['GITHUB_ACTIONS'] === 'true')
  for (const problem of problems) console.log(annotation(problem));
if (problems.length === 0) console.log('\nThe content is complete: nothing to correct.');
process.exitCode = problems.length === 0 ? 0 : 1;
