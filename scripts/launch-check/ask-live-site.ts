import { LOCAL_PUBLISHABLE_KEY } from '../local-backend';
import { projectQuestions } from './project-questions';
import { ask, reasonsAgainst, type Question } from './question';
import { siteQuestions } from './site-questions';

/**
 * A project that a checked site names. The site then decides what this machine asks, so only the public addresses of
 * Supabase count. A project with a domain of its own is named by VITE_SUPABASE_URL.
 */
const NAMED_PROJECT = /connect-src 'self' (https:\/\/[a-z0-9]+\.supabase\.co)(?=[\s;]|$)/;

/** Addresses at which nobody on the way can read a password: over TLS, or on this machine. */
const KEEPS_A_PASSWORD = /^(https:\/\/|http:\/\/localhost(:\d+)?$)/;

/**
 * Returns the project that a site's policy lets its scripts talk to; the site itself where the backend is embedded.
 * Undefined where the site does not answer: its own questions report that.
 */
async function findProject(origin: string): Promise<string | undefined> {
  try {
    const { headers } = await ask(origin);
    const [, hosted] = NAMED_PROJECT.exec(headers.get('content-security-policy') ?? '') ?? [];
    if (hosted !== undefined) return hosted;
    const { json } = await ask(new URL('/auth/v1/health', origin), {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    });
    return json === undefined ? undefined : origin;
  } catch {
    return undefined;
  }
}

/**
 * Asks a live site everything that can be asked from outside. Takes its address and the variables of its build. With a
 * password set it asks nothing until the variables, not the site, have named the receiver of that password. Returns the
 * reasons not to launch it and how many questions were asked.
 */
export async function askLiveSite(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ reasons: string[]; asked: number }> {
  const { origin } = new URL(address);
  const {
    VITE_ACCOUNTS: accounts,
    VITE_SUPABASE_URL: named = '',
    LAUNCH_CHECK_EMAIL: email,
    LAUNCH_CHECK_PASSWORD: password,
  } = env;
  if (accounts !== 'off' && password && !KEEPS_A_PASSWORD.test(named)) {
    const reason =
      'accounts: nothing was asked; with LAUNCH_CHECK_PASSWORD, VITE_SUPABASE_URL must name the project that may see the password, beginning with https://';
    return { reasons: [reason], asked: 0 };
  }
  const url = accounts === 'off' ? undefined : named || (await findProject(origin));
  const key = env['VITE_SUPABASE_PUBLISHABLE_KEY'] || (url === origin ? LOCAL_PUBLISHABLE_KEY : undefined);
  const member = email && password ? { email, password } : undefined;

  let questions: Readonly<Record<string, Question>> = siteQuestions(origin);
  if (url !== undefined && key === undefined) {
    questions = {
      ...questions,
      async *accounts() {
        yield 'not asked; set VITE_SUPABASE_PUBLISHABLE_KEY as for the build';
      },
    };
  } else if (url !== undefined && key !== undefined) {
    questions = { ...questions, ...projectQuestions({ url, key, member }) };
  }
  return { reasons: await reasonsAgainst(questions), asked: Object.keys(questions).length };
}
