import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  link?: true;
  optional?: true;
  integrity?: string;
  resolved?: string;
}

/** Builds for other systems, which the registry of the lock did not serve: docs/decisions/0038. */
const NOT_SERVED = /^node_modules\/@(oxlint\/binding|tailwindcss\/oxide)-/;
/** Our own package instead of one that reports to others. */
const OWN = 'node_modules/@supabase/lite/server/no-sentry';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place !== '' && !link && place !== OWN,
);

it('every package has an integrity, apart from optional builds for other systems', () => {
  const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const unexpected = without.filter(([place, { optional }]) => !(optional && NOT_SERVED.test(place)));
  expect(unexpected.map(([place]) => place)).toEqual([]);
});

it('every package comes from the registry of npm', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});
