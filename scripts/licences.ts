/**
 * `npm run licences`: the licence of every package that runs in the browser or in the local server, read from
 * node_modules. Ends with code 1 when there is one that is not allowed here.
 */
import { table } from './bench/table';
import { isAllowed } from './licences/allowed';
import { runtimePackages } from './licences/packages';
import { sharedPackages } from './licences/shared-packages';

const packages = [...runtimePackages(process.cwd()), ...sharedPackages(process.cwd())];
console.log(
  table([['package', 'version', 'licence'], ...packages.map((one) => [one.name, one.version, one.licence])]),
);

const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused)
  console.error(`${name}: the licence ${licence} is not allowed here.`);
console.log(`\n${packages.length} packages, ${refused.length} with a licence that is not allowed`);
process.exitCode = refused.length === 0 ? 0 : 1;
