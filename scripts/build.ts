/**
 * `npm run build`: checks the content, bundles the site and writes every public page as complete HTML to dist/.
 * `--embedded` builds for the backend that `npm start` runs; without it the build is for deployment and needs the
 * addresses of the site and its Supabase project. `--uncompressed` saves the time for files that never leave this machine.
 */
import { buildSite } from './build/build-site';
import { startProblem } from './start-error';

try {
  await buildSite({
    embedded: process.argv.includes('--embedded'),
    compressed: !process.argv.includes('--uncompressed'),
  });
} catch (error) {
  console.error(`\nThe build stopped: ${startProblem(error)}\n`);
  process.exitCode = 1;
}
