import { portFromEnvironment } from '../../server/run';
import { BuildError } from './build-error';

/**
 * Completes the environment of a build for the embedded backend, or checks that of a build for deployment.
 * @throws BuildError naming the variables that are missing
 */
export function prepareEnvironment(embedded: boolean, env: NodeJS.ProcessEnv = process.env): void {
  env['VITE_BUILD_DAY'] ??= new Date().toISOString().slice(0, 10);
  if (embedded) {
    env['VITE_SITE_URL'] ??= `http://localhost:${portFromEnvironment(env['PORT'])}`;
    return;
  }
  const accounts = env['VITE_ACCOUNTS'] !== 'off';
  const wanted = [
    'VITE_SITE_URL',
    ...(accounts ? ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] : []),
  ];
  const missing = wanted.filter((name) => !env[name]);
  if (missing.length > 0) {
    throw new BuildError(
      `a build for deployment needs ${missing.join(', ')}. ` +
        'Set VITE_ACCOUNTS=off to go live without sign-in; docs/deploy.md explains each of them.',
    );
  }
  for (const name of wanted.filter((name) => name.endsWith('_URL'))) {
    if (!/^https?:\/\/[^/]+$/.test(env[name] ?? '')) {
      throw new BuildError(
        `${name} must be an origin such as https://www.example.org, without a path or a slash at its end.`,
      );
    }
  }
}
