/**
 * `npm run build`: checks the content, bundles the site and writes every public page as complete HTML to dist/.
 * `--embedded` builds for the backend that `npm start` runs; without it the build is for deployment and needs the
 * addresses of the site and its Supabase project. `--uncompressed` saves the time for files that never leave this
 * machine.
 */
import { startProblem } from './start-error';

try {
  // Imported here, because too many open files, for one, would end a static import with a stack.
  const { buildSite } = await import('./build/build-site');
  await buildSite({
    embedded: process.argv.includes('--embedded'),
    compressed: !process.argv.includes('--uncompressed'),
  });
} catch (error) {
  console.error(`\nThe build stopped: ${startProblem(error)}\n`);
  process.exitCode = 1;
}
