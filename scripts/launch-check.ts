/**
 * `npm run launch-check`: lists page by page every fact and promise that the organisation has yet to replace or
 * confirm, and every picture that is still the placeholder. With `-- --url https://www.example.org` it checks whether
 * that live site is ready to launch instead. Ends with status 1 while there is a reason against it.
 */
import { parseArgs } from 'node:util';
import { projectSamples } from './launch-check/project-samples';

async function listSamples(): Promise<void> {
  const samples = await projectSamples();
  if (samples.length === 0) {
    console.log('No samples are left: every fact is the organisation’s own.');
    return;
  }
  for (const line of samples) console.log(line);
  const facts = samples.length === 1 ? '1 fact is' : `${samples.length} facts are`;
  console.error(`\n${facts} still a sample. docs/content.md says how to replace or confirm one.`);
  process.exitCode = 1;
}

async function reportOnLiveSite(url: string): Promise<void> {
  const { loadEnv } = await import('vite');
  const { askLiveSite } = await import('./launch-check/ask-live-site');
  const { reasons, asked } = await askLiveSite(url, {
    ...loadEnv('production', process.cwd(), 'VITE_'),
    ...process.env,
  });
  for (const reason of reasons) console.log(reason);
  if (reasons.length === 0) console.log(`${url} is ready to launch: no problems found (${asked} questions).`);
  else {
    const number = reasons.length === 1 ? '1 reason' : `${reasons.length} reasons`;
    console.error(`\n${url} should not be launched yet: ${number}. See docs/deploy.md.`);
    process.exitCode = 1;
  }
}

const { url } = parseArgs({ options: { url: { type: 'string' } } }).values;
if (url === undefined) await listSamples();
else if (!/^https?:/.test(url) || !URL.canParse(url)) {
  console.error(`--url must be an address such as https://www.example.org, not ${JSON.stringify(url)}.`);
  process.exitCode = 1;
} else await reportOnLiveSite(url);
