/**
 * `npm run audit`: known vulnerabilities of what runs in the browser or in the local server. Ends with code 1 when one
 * is high or critical. A registry that answers no such question is said in a sentence, and is no failure.
 */
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './audit/verdict';

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (error) throw error;
const { sentence, failed } = auditVerdict(stdout);
console.log(sentence);
process.exitCode = failed ? 1 : 0;
