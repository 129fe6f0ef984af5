/** `npm run build`: checks the content, has Vite build the scripts, and renders the pages. */
import { createBuilder } from 'vite';
import { reportContent } from './check';
import { buildEnvironment } from './environment';

// Invented facts must not reach the public by accident. A build for this machine shows them.
if (!buildEnvironment().isLocal && process.env['ALLOW_SAMPLES'] !== '1') {
  const { samples } = await import('./samples');
  const left = samples().length;
  if (left > 0) {
    console.error(
      `\nThe build stopped: ${left} facts and promises on the pages are samples. "npm run samples" lists them; confirm or replace each, or set ALLOW_SAMPLES=1 to build all the same.\n`,
    );
    process.exit(1);
  }
}

// In one process: three would need two seconds more to start, and each would read the content again.
if (await reportContent()) {
  const builder = await createBuilder({ configLoader: 'native', logLevel: 'warn' });
  await Promise.all(Object.values(builder.environments).map((environment) => builder.build(environment)));
  // Imported here, because it reads what Vite has written, and Vite has set NODE_ENV: React renders twice as fast with it.
  await import('./prerender');
} else {
  process.exitCode = 1;
}
