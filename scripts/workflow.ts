/**
 * `npm run workflow -- check`: runs the commands of a workflow of .github/workflows on this machine, in their order, in
 * a fresh clone of the last commit. `--job tests` takes one job, `--before "nice -n 10"` puts a program in front of
 * every command, `--skip test:slow` leaves out the commands that contain a text. Steps that use an action are only
 * named: what the action provides (the clone, Node) is already here.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';

type Variables = Readonly<Record<string, string>>;
interface WorkflowStep {
  name?: string;
  uses?: string;
  run?: string;
  shell?: 'bash';
  env?: Variables;
}
interface Workflow {
  jobs: Readonly<Record<string, { steps: readonly WorkflowStep[]; container?: unknown }>>;
}

/** The shell that GitHub itself uses: `bash` is stricter where a step asks for it by name. */
const SHELLS = { host: ['bash', '-e'], container: ['sh', '-e'], bash: ['bash', '-eo', 'pipefail'] } as const;
const EXPRESSION = /\$\{\{\s*(?:vars|secrets)\.(\w+)(?:\s*\|\|\s*'([^']*)')?\s*\}\}/g;

/** Fills in variables and secrets of the repository from the environment. Throws where anything else is asked for. */
function evaluate(text: string): string {
  const value = text.replace(EXPRESSION, (_, name: string, otherwise = '') => process.env[name] || otherwise);
  if (value.includes('${{')) throw new Error(`This cannot be evaluated outside GitHub: ${text}`);
  return value;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    job: { type: 'string' },
    before: { type: 'string', default: '' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});
const [name = 'check'] = positionals;
const { jobs } = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow;
const chosen = Object.entries(jobs).filter(([job]) => options.job === undefined || options.job === job);
if (chosen.length === 0)
  throw new Error(`${name} has no job ${options.job}; there are ${Object.keys(jobs)}.`);

const root = mkdtempSync(join(tmpdir(), 'az1-workflow-'));
const results: string[] = [];
for (const [job, { steps, container }] of chosen) {
  const clone = join(root, job);
  spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });
  for (const step of steps) {
    const title = `${job}: ${step.name ?? step.run ?? step.uses}`;
    const script = step.run && evaluate(step.run);
    if (script === undefined || options.skip.some((text) => script.includes(text))) {
      results.push(`not run  ${title}`);
      continue;
    }
    console.log(`\n── ${title}`);
    const [shell, ...flags] = SHELLS[step.shell ?? (container ? 'container' : 'host')];
    const [program = shell, ...args] = [...options.before.split(' ').filter(Boolean), shell, ...flags];
    const started = performance.now();
    const { status } = spawnSync(program, [...args, '-c', script], {
      cwd: clone,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(step.env ?? {}).map(([key, text]) => [key, evaluate(text)])),
        CI: 'true',
        // A step may change the settings of git for the user it runs as.
        GIT_CONFIG_GLOBAL: join(root, 'gitconfig'),
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: clone,
        GITHUB_OUTPUT: join(root, 'output'),
        GITHUB_STEP_SUMMARY: join(root, 'summary.md'),
      },
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    results.push(`${status === 0 ? 'passed ' : 'FAILED '}  ${title}, ${seconds} s`);
    if (status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
}
rmSync(root, { recursive: true, force: true });
console.log(`\n${results.join('\n')}`);
