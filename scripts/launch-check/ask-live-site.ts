import { LOCAL_PUBLISHABLE_KEY } from '../local-backend';
import { projectQuestions } from './project-questions';
import { ask, reasonsAgainst, type Question } from './question';
import { siteQuestions } from './site-questions';

/** The project that the policy of a site lets its scripts talk to; the site itself where the backend is embedded. */
async function findProject(origin: string): Promise<string | undefined> {
  const { headers } = await ask(origin);
  const policy = headers.get('content-security-policy') ?? '';
  const [, hosted] = /connect-src 'self' (https?:\/\/[^\s;*]+)/.exec(policy) ?? [];
  if (hosted !== undefined) return hosted;
  const { json } = await ask(new URL('/auth/v1/health', origin), {
    headers: { apikey: LOCAL_PUBLISHABLE_KEY },
  });
  return json === undefined ? undefined : origin;
}

/**
 * Asks a live site all that can be asked from outside. Takes its address and the variables of its build.
 * Returns the reasons not to launch it and how many questions were asked.
 */
export async function askLiveSite(
  address: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ reasons: string[]; asked: number }> {
  const { origin } = new URL(address);
  const url =
    env['VITE_ACCOUNTS'] === 'off' ? undefined : env['VITE_SUPABASE_URL'] || (await findProject(origin));
  const key = env['VITE_SUPABASE_PUBLISHABLE_KEY'] || (url === origin ? LOCAL_PUBLISHABLE_KEY : undefined);
  const { LAUNCH_CHECK_EMAIL: email, LAUNCH_CHECK_PASSWORD: password } = env;
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
