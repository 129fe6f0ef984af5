/**
 * `npm run launch-check`: lists page by page every fact and promise that the organisation has yet to replace or confirm, and
 * every picture that is still the placeholder. Ends with status 1 while there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { findSamples } from './launch-check/find-samples';
import { sampleTable } from './launch-check/sample-table';

/** The folders that hold facts, from the project's root. */
const FOLDERS = ['src/site', 'src/pages'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.schema.ts'))
    .map((name) => posix.join(folder, name.split(sep).join('/')))
    .toSorted(),
);
const samples = files.flatMap((file) => findSamples(file, readFileSync(file, 'utf8')));

if (samples.length === 0) {
  console.log('No samples are left: every fact is the organisation’s own.');
} else {
  for (const line of sampleTable(samples)) console.log(line);
  const facts = samples.length === 1 ? '1 fact is' : `${samples.length} facts are`;
  console.error(`\n${facts} still a sample. docs/content.md says how to replace or confirm one.`);
  process.exitCode = 1;
}
