/** `npm run build`: checks the content, has Vite build the scripts, and renders the pages. */
import { createBuilder } from 'vite';
import { reportContent } from './check';

// In one process: three would need two seconds more to start, and each would read the content again.
if (await reportContent()) {
  const builder = await createBuilder({ configLoader: 'native', logLevel: 'warn' });
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
  // Imported here, because it reads what Vite has written, and Vite has set NODE_ENV: React renders twice as fast with it.
  await import('./prerender');
} else {
  process.exitCode = 1;
}
