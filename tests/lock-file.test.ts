import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockEntry {
  link?: true;
  optional?: true;
  integrity?: string;
  resolved?: string;
}

/** Builds for other systems, which the registry did not serve when the lock was made: docs/decisions/0038. */
const NOT_SERVED = /^node_modules\/@(oxlint\/binding|tailwindcss\/oxide)-/;
/** Our own package, in place of one that reports to a third party. */
const OWN = 'node_modules/@supabase/lite/server/no-sentry';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockEntry>;
};
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place !== '' && !link && place !== OWN,
);

it('every package has an integrity hash, except optional builds for other systems', () => {
  const without = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  const unexpected = without.filter(([place, { optional }]) => !(optional && NOT_SERVED.test(place)));
  expect(unexpected.map(([place]) => place)).toEqual([]);
});

it('every package comes from the npm registry', () => {
  const elsewhere = installed.filter(
    ([, { resolved }]) => !resolved?.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere.map(([place]) => place)).toEqual([]);
});
