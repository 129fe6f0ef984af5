/**
 * `npm run build`: checks the content, bundles the site and writes every public page as complete HTML to dist/.
 * `--embedded` builds for the backend that `npm start` runs; without it the build is for deployment and wants to
 * know where the site and its Supabase project live.
 */
import { buildSite } from './build/build-site';
import { BuildError } from './build/build-error';

try {
  await buildSite({ embedded: process.argv.includes('--embedded') });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`\nThe build stopped: ${error.message}\n`);
  process.exitCode = 1;
}
