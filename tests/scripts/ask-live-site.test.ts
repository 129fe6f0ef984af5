import { describe, expect, it, vi } from 'vitest';
import { askLiveSite } from '../../scripts/launch-check/ask-live-site';

const SITE = 'https://www.example.org';
const PLAIN_SITE = 'http://www.example.org';
const PROJECT = 'https://abc.supabase.co';
const MEMBER = '00000000-0000-4000-8000-00000000000b';
const SIGN_INS = 30;
const env = {
  VITE_SUPABASE_URL: PROJECT,
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  LAUNCH_CHECK_EMAIL: 'member@example.org',
  LAUNCH_CHECK_PASSWORD: 'right-one',
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
const denied = () => json(401, { code: '42501', message: 'permission denied' });

interface Sent {
  method: string;
  headers: Headers;
  body: unknown;
}

/** Answers like the hosted services with the migrations applied and the settings of docs/deploy.md. */
function closedProject() {
  const external = { email: true, anonymous_users: false };
  let signIns = 0;
  return ({ pathname, search }: URL, { method, headers, body }: Sent) => {
    if (pathname === '/auth/v1/settings')
      return json(200, { mailer_autoconfirm: false, disable_signup: false, external });
    if (pathname === '/auth/v1/signup') return json(422, { error_code: 'weak_password' });
    if (pathname === '/auth/v1/token') {
      if (++signIns > SIGN_INS) return json(429, { error_code: 'over_request_rate_limit' });
      return String(body).includes('right-one')
        ? json(200, { access_token: 'token', user: { id: MEMBER } })
        : json(400, { error_code: 'invalid_credentials' });
    }
    if (headers.get('accept-profile')) return json(406, { code: 'PGRST106' });
    if (pathname === '/graphql/v1') return json(200, { data: { __schema: { types: [{ name: 'Query' }] } } });
    const own = headers.get('authorization') !== null && pathname === '/rest/v1/user_roles';
    if (!own || method !== 'GET' || headers.get('prefer')?.includes('ed')) return denied();
    return json(200, search.includes('role=eq.admin') ? [] : [{ user_id: MEMBER, role: 'member' }], {
      'content-range': '0-0/1',
    });
  };
}

/** Answers as if nothing were set up and everything were open. */
function openProject({ pathname }: URL) {
  if (pathname === '/auth/v1/settings') return json(200, { mailer_autoconfirm: true, disable_signup: false });
  if (pathname === '/auth/v1/token') return json(200, { access_token: 'token', user: { id: MEMBER } });
  if (pathname === '/graphql/v1') return json(200, { data: [{ name: 'contact_submissionsCollection' }] });
  return json(200, pathname.endsWith('user_roles') ? [] : [{ id: 1 }], { 'content-range': '0-0/7' });
}

/** A host that answers every request with one page without a head, and names a project. */
const bareHost = (named = PROJECT) =>
  new Response('<h1>Home</h1>', { headers: { 'content-security-policy': `connect-src 'self' ${named}` } });

/** Answers for the site and the project. Returns the origins that were asked, and redirects that would be followed. */
function stand({ project = closedProject(), realtime = 'error', host = () => bareHost() } = {}) {
  const asked = new Set<string>();
  vi.stubGlobal('fetch', (address: string | URL, init: RequestInit = {}) => {
    const url = new URL(address);
    asked.add(url.origin);
    if (init.redirect !== 'manual') asked.add(`where ${url.pathname} redirects to`);
    const request = { method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body };
    return Promise.resolve(url.origin === PROJECT ? project(url, request) : host());
  });
  class Socket extends EventTarget {
    static readonly OPEN = 1;
    readonly readyState = Socket.OPEN;
    constructor() {
      super();
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    send() {
      const payload = { extension: 'postgres_changes', status: realtime };
      const data = JSON.stringify({ event: 'system', payload });
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket);
  return asked;
}

/** The questions that these reasons are about. */
const aboutOf = (reasons: readonly string[]) =>
  [...new Set(reasons.map((reason) => reason.split(':')[0]))].join(', ');
const ABOUT_THE_SITE =
  'address, pages, unknown addresses, other spellings, search engines, share images, headers, security.txt';

it('finds nothing wrong with a project that is set up, and everything wrong with a host that is not', async () => {
  stand();
  const { reasons, asked } = await askLiveSite(SITE, env);
  expect(aboutOf(reasons)).toBe(ABOUT_THE_SITE);
  expect(asked).toBe(8 + 6);
});

it('names every way into an open project', async () => {
  stand({ project: openProject, realtime: 'ok' });
  const { reasons } = await askLiveSite(SITE, env);
  const ofProject = 'accounts, sign-in, schemas, closed to visitors, closed to members, limits';
  expect(aboutOf(reasons)).toBe(`${ABOUT_THE_SITE}, ${ofProject}`);
  for (const door of [
    'contact_submissions can be read',
    'contact_submissions tells its planned count',
    'the changes of user_roles are sent by Realtime',
    'POST contact_submissions is not refused',
    'POST rpc/receive_mail is not refused',
    'GraphQL knows the tables',
  ])
    expect(reasons.join('\n')).toContain(`closed to visitors: ${door}`);
});

it('does not pass a site when a question went unasked', async () => {
  stand();
  // The project is found through the site's policy.
  const { reasons } = await askLiveSite(SITE, {});
  expect(reasons).toContain('accounts: not asked; set VITE_SUPABASE_PUBLISHABLE_KEY as for the build');
  const withoutMember = await askLiveSite(SITE, { ...env, LAUNCH_CHECK_PASSWORD: '' });
  expect(withoutMember.reasons.join()).toContain('closed to members: not asked; set LAUNCH_CHECK_EMAIL');
});

it('does not pass a site that does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  const { reasons } = await askLiveSite(SITE, {});
  expect(aboutOf(reasons)).toBe(ABOUT_THE_SITE);
  expect(reasons.join()).toContain('no answer');
});

describe('a checked site cannot misuse the check:', () => {
  it.each([
    ['no project is named', ''],
    ['the project is named without TLS', 'http://abc.supabase.co'],
    ['the project only has a name like this machine', 'http://localhost.evil.example'],
  ])('no question is asked with a password set while %s', async (_, url) => {
    const asked = stand();
    const { reasons } = await askLiveSite(SITE, { ...env, VITE_SUPABASE_URL: url });
    expect(reasons).toEqual([expect.stringMatching(/^accounts: nothing was asked; .*VITE_SUPABASE_URL/)]);
    expect([...asked]).toEqual([]);
  });

  it.each([
    'http://169.254.169.254',
    'https://10.0.0.1',
    'https://localhost:5432',
    'https://a.supabase.co.evil.example',
  ])('a project that it names is not contacted at %s', async (named) => {
    const asked = stand({ host: () => bareHost(named) });
    await askLiveSite(SITE, { VITE_SUPABASE_PUBLISHABLE_KEY: env.VITE_SUPABASE_PUBLISHABLE_KEY });
    expect([...asked].toSorted()).toEqual([PLAIN_SITE, SITE]);
  });

  it('its script, share image and redirects are not followed to other origins', async () => {
    const page = `<meta property="og:image" content="http://10.0.0.1/card.jpg"><script type="module" src="http://10.0.0.2/a.js"></script>`;
    const asked = stand({ host: () => new Response(page) });
    const { reasons } = await askLiveSite(SITE, env);
    expect([...asked].toSorted()).toEqual([PLAIN_SITE, PROJECT, SITE]);
    expect(reasons).toContain('headers: the script of / is on another site: http://10.0.0.2/a.js');
  });

  it('its text cannot control a terminal', async () => {
    const page = '<link rel="canonical" href="https://evil.example/\u001B]0;title\u0007\u202E\u2066\r\nok">';
    stand({ host: () => new Response(page) });
    const { reasons } = await askLiveSite(SITE, env);
    expect(reasons.join('')).toContain('https://evil.example/�]0;title�');
    expect(reasons.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});
