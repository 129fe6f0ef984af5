import { readDates } from '../../src/site/dates';
import { portFromEnvironment } from '../port';
import { BuildError } from './build-error';
import { secretReason } from './secret-reason';

/** Accepts an origin as browsers write it: no path, no trailing slash. Node alone allows `{` and more in a name. */
function isOrigin(text: string): boolean {
  const plain = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(text);
  return plain && URL.canParse(text) && new URL(text).origin === text;
}

const isSwitch = (text: string) => text === 'on' || text === 'off';
const isDay = (text: string) => /^[\d-]+$/.test(text) && readDates(text) !== undefined;
const ORIGIN = 'an origin such as https://www.example.org, without a path or a slash at its end';

/** The form a variable must have where it is set. */
const FORMATS: readonly [name: string, isRight: (text: string) => boolean, what: string][] = [
  ['VITE_ACCOUNTS', isSwitch, '"on" or "off"'],
  ['VITE_OFFLINE', isSwitch, '"on" or "off"'],
  ['VITE_BUILD_DAY', isDay, 'a date such as 2026-01-31'],
  ['VITE_SITE_URL', isOrigin, ORIGIN],
  ['VITE_SUPABASE_URL', isOrigin, ORIGIN],
];

function checkFormats(env: NodeJS.ProcessEnv): void {
  for (const [name, isRight, what] of FORMATS) {
    const value = env[name];
    if (value && !isRight(value))
      throw new BuildError(`${name} must be ${what}, not ${JSON.stringify(value)}.`);
  }
}

/** Refuses secrets: whatever starts with VITE_ can end up in the scripts that every visitor loads. */
function checkSecrets(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    const reason = name.startsWith('VITE_') && value ? secretReason(value) : undefined;
    if (reason !== undefined) {
      throw new BuildError(
        `${name} holds ${reason}, which every visitor could read. Use the publishable key, and replace the secret one if it was ever public.`,
      );
    }
  }
}

function checkCompleteness(env: NodeJS.ProcessEnv): void {
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
  const key = env['VITE_SUPABASE_PUBLISHABLE_KEY'];
  if (accounts && key !== undefined && /[^\x21-\x7e]/.test(key)) {
    throw new BuildError(
      'VITE_SUPABASE_PUBLISHABLE_KEY holds a blank or a character that no key has. Copy the key again.',
    );
  }
}

/**
 * Completes the environment of a build for the embedded backend, or checks that of a build for deployment. A variable
 * set to nothing counts as unset.
 * @throws StartError naming the variables that are missing or wrong
 */
export function prepareEnvironment(embedded: boolean, env: NodeJS.ProcessEnv = process.env): void {
  env['VITE_BUILD_DAY'] ||= new Date().toISOString().slice(0, 10);
  if (embedded) {
    // Checked even where VITE_SITE_URL is set: the server will use the port.
    const origin = `http://localhost:${portFromEnvironment(env['PORT'])}`;
    env['VITE_SITE_URL'] ||= origin;
  }
  checkSecrets(env);
  checkFormats(env);
  if (!embedded) checkCompleteness(env);
}
