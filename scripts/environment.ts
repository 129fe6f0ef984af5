import { loadEnv } from 'vite';
import { z } from 'zod';
import { localUrl } from './local-backend';

const origin = z
  .string()
  .regex(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
    'must be an origin such as https://www.example.org, without a path or a slash at its end',
  );
const onOrOff = z.enum(['on', 'off'], 'must be "on" or "off"');
const key = z.string().regex(/^[\x21-\x7e]+$/, 'holds a blank or a character that no key has');

/** Writes a day as it is where the camps are, `year-month-day`. */
const edmontonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton' });

const hosted = z.object({
  VITE_SITE_URL: origin,
  VITE_SUPABASE_URL: origin,
  VITE_SUPABASE_PUBLISHABLE_KEY: key,
  VITE_ACCOUNTS: onOrOff.optional(),
  VITE_OFFLINE: onOrOff.optional(),
});
const withoutAccounts = hosted.partial({ VITE_SUPABASE_URL: true, VITE_SUPABASE_PUBLISHABLE_KEY: true });
const local = hosted.partial();

/** Whatever begins with VITE_ can end up in the scripts that every visitor loads. */
function refuseSecrets(name: string, value: string): void {
  const decoded = value.split('.').map((part) => Buffer.from(part, 'base64url').toString());
  if (/sb_secret_|service_role/.test([value, ...decoded].join()))
    throw new Error(
      `${name} holds a secret key, which every visitor could read. Use the publishable key, and replace the secret one if it was ever public.`,
    );
}

/**
 * Reads the environment of a build. It is local when none of our variables is set and no host runs the build.
 * @throws Error naming the variables that are missing or wrong
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): BuildEnvironment {
  const ours = Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value);
  for (const [name, value = ''] of ours) refuseSecrets(name, value);
  const isSet = ours.some(([name]) => name in hosted.shape);
  const isLocal = !isSet && !env['NETLIFY'] && !env['CF_PAGES'];
  const schema = isLocal ? local : env['VITE_ACCOUNTS'] === 'off' ? withoutAccounts : hosted;
  const { data, error } = schema.safeParse(Object.fromEntries(ours));
  if (error) {
    const problems = error.issues.map(({ path: [name = ''], message }) =>
      env[String(name)] ? `${String(name)} ${message}.` : `${String(name)} is not set.`,
    );
    throw new Error(`${problems.join(' ')} VITE_ACCOUNTS=off builds without sign-in; see docs/deploy.md.`);
  }
  return {
    isLocal,
    siteUrl: data.VITE_SITE_URL ?? localUrl(),
    supabaseUrl: data.VITE_SUPABASE_URL,
    day: edmontonDay.format(new Date()),
    offline: data.VITE_OFFLINE !== 'off',
  };
}

/** The environment of this build, .env files included. Ends the process with one sentence when it is not right. */
export function buildEnvironment(): BuildEnvironment {
  try {
    return readEnvironment({ ...process.env, ...loadEnv('production', process.cwd(), 'VITE_') });
  } catch (error) {
    console.error(`\nThe build stopped: ${(error as Error).message}\n`);
    process.exit(1);
  }
}
