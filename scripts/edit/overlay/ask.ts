import type { Change } from '../changes';
import type { EditRequest, Found } from '../content-editor';
import { EDIT_PATH } from '../edit-path';

/** A sentence that says why something was not done. */
export class Refused extends Error {}

async function ask(request: EditRequest): Promise<unknown> {
  const response = await fetch(EDIT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Refused('The development server does not answer. Start it again with npm run dev.');
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused((answer as { refused: string }).refused);
  return answer;
}

/** Finds where texts of the page come from, in the same order. Throws Refused. */
export const find = (request: Extract<EditRequest, { do: 'find' }>) =>
  ask(request) as Promise<readonly Found[]>;

/** Makes a change, or none, and returns all changes since the last commit. Throws Refused. */
export const change = (request: Exclude<EditRequest, { do: 'find' }>) =>
  ask(request) as Promise<readonly Change[]>;
