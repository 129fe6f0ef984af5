/**
 * `npm run mail -- docs/sample-mail.json`: hands emails to the running server as Postmark does, so that the inbox shows
 * them.
 */
import { readFileSync } from 'node:fs';
import { dataDirectory, isReady, mailSecret } from '../server/data-directory';
import { INBOUND_MAIL_PATH, localUrl } from './local-backend';

/** Sends one email. Returns what is in the way, if anything. */
async function send(file: string): Promise<string | undefined> {
  if (!isReady(dataDirectory())) return 'There is no local inbox yet. Start it: npm start';
  let body: Buffer<ArrayBuffer>;
  try {
    body = readFileSync(file);
  } catch {
    return `${file} cannot be read.`;
  }
  const url = `${localUrl()}${INBOUND_MAIL_PATH}`;
  const headers = { 'content-type': 'application/json', 'x-inbound-secret': mailSecret(dataDirectory()) };
  const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
  if (answer === undefined) return 'No server answers. Start it: npm start';
  return answer.ok ? undefined : `${file} was refused with status ${answer.status}.`;
}

const files = process.argv.slice(2);
const problems = files.length === 0 ? ['Name the email: npm run mail -- docs/sample-mail.json'] : [];
for (const file of files) {
  const problem = await send(file);
  if (problem === undefined)
    console.log(
      `${file} was accepted. It is in the inbox, unless it was there already or is an automatic email.`,
    );
  else problems.push(problem);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
