// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { findContentProblems } from '../../scripts/content-check/find-content-problems';
import type { ContentModules, ContentPath } from '../../scripts/content-check/location';
import { readContent, readPublicFiles } from '../../scripts/content-check/read-content';
import { copyOf, write } from './support/content-fixture';

let shipped: ContentModules;
let files: ReadonlySet<string>;

beforeAll(async () => {
  shipped = await readContent();
  files = await readPublicFiles();
});

function linesAfter(file: string, path: ContentPath, value: unknown): string[] {
  const copy = copyOf(shipped);
  write(copy, file, path, value);
  return findContentProblems(copy, files);
}

describe('what the spec fixes', () => {
  it.each<[string, ContentPath, unknown, string]>([
    [
      'home.ts',
      ['slides', 0, 'title'],
      'BUILDING',
      'players › title: is BUILDING where the spec fixes BUILDING BETTER',
    ],
    [
      'home.ts',
      ['slides', 2, 'subtitle'],
      'AS TWO',
      'as-one › subtitle: is AS TWO where the spec fixes AS ONE',
    ],
    [
      'impact.ts',
      ['impactStats', 1, 'number'],
      300,
      'events-hosted › number: is 300 where the spec fixes 250',
    ],
    [
      'impact.ts',
      ['impactStats', 0, 'label'],
      'Players',
      'athletes-trained › label: is Players where the spec fixes Athletes Trained',
    ],
    [
      'donate.ts',
      ['donationTiers', 0, 'amount'],
      '$600',
      'team-player › amount: is $600 where the spec fixes $500',
    ],
    ['donate.ts', ['donationTiers', 2, 'name'], 'Star', 'mvp › name: is Star where the spec fixes MVP'],
    [
      'donate.ts',
      ['donationTiers', 3, 'color'],
      'gold',
      'champion › color: is gold where the spec fixes blue',
    ],
    [
      'get-involved.ts',
      ['volunteerRoles', 2, 'commitment'],
      'Flexible',
      'mentor › commitment: is Flexible where the spec fixes 2-3 hours per week',
    ],
    [
      'programs.ts',
      ['firstShift', 'welcomeEvent'],
      '2026-01-25',
      'first-shift › welcomeEvent: is 2026-01-25 where the spec fixes 2026-01-18',
    ],
    [
      'policy.ts',
      ['policyDates', 'facts', 1, 'value'],
      'May 2025',
      'policyDates › facts[1].value: is May 2025 where the spec fixes January 2024',
    ],
  ])('%s, %j may not become %j', (file, path, value, line) => {
    expect(linesAfter(file, path, value)).toEqual([`src/content/${file} › ${line}`]);
  });

  it('is told once where a field is empty', () => {
    expect(linesAfter('donate.ts', ['donationTiers', 0, 'amount'], '')).toEqual([
      'src/content/donate.ts › team-player › amount: is empty',
    ]);
  });

  it('is not compared entry by entry while one is missing', () => {
    const { donationTiers } = shipped['donate.ts'] ?? {};
    if (!Array.isArray(donationTiers)) throw new Error('donate.ts has no tiers.');
    expect(linesAfter('donate.ts', ['donationTiers'], donationTiers.slice(1))).toEqual([
      'src/content/donate.ts › donationTiers: has 3 entries where the spec fixes 4 (src/content/schema/counts.ts)',
    ]);
  });
});

it.each(['Write to {email}', '{phone}'])('reports the placeholder in %j', (text) => {
  expect(linesAfter('contact.ts', ['emailCard', 'text'], text)).toEqual([
    `src/content/contact.ts › email › text: still holds the placeholder ${/\{\w+\}/.exec(text)?.[0]}`,
  ]);
});
