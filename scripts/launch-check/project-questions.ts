import { ask, type Answer, type Question } from './question';

/** The Supabase project behind a live site, or a stand-in for it. */
interface Project {
  /** Its origin. */
  url: string;
  /** The publishable key. */
  key: string;
  /** An account without a role. */
  member: { email: string; password: string } | undefined;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
const NOBODYS_ADDRESS = 'nobody@az1.example';
const TABLES = ['contact_submissions', 'user_roles'] as const;
const NAMES_OF_TABLES = /contact_?submission|user_?role/i;
const OTHER_SCHEMAS = ['private', 'auth', 'storage', 'extensions', 'vault', 'cron', 'graphql_public'];
/** Writes that could store nothing even where they are allowed: each names no row or breaks a rule of its table. */
const WRITES: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', 'contact_submissions', { email: '' }],
  ['PATCH', `contact_submissions?id=eq.${NOBODY}`, { subject: 'changed' }],
  ['DELETE', `contact_submissions?id=eq.${NOBODY}`],
  ['POST', 'user_roles', { user_id: NOBODY, role: 'admin' }],
  ['PATCH', `user_roles?user_id=eq.${NOBODY}`, { role: 'admin' }],
  ['DELETE', `user_roles?user_id=eq.${NOBODY}`],
  ['POST', 'rpc/mark_handled', { submission: NOBODY, handled: true }],
  [
    'POST',
    'rpc/receive_mail',
    { message_id: '', first_name: '', last_name: '', email: '', subject: '', message: '' },
  ],
];
const REFUSED: ReadonlySet<number> = new Set([401, 403, 404, 405]);
/** Errors that PostgREST gives from within a schema: no such table, or an error of PostgreSQL. */
const FROM_WITHIN = /^(PGRST2\d\d|[0-9A-Z]{5})$/;
/** More sign-ins than Supabase accepts from one address in five minutes; its default is 30. */
const SIGN_INS = 40;
const AT_ONCE = 10;
const REALTIME_MS = 10_000;

const field = (value: unknown, ...names: readonly string[]) =>
  names.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );

/** Joins a channel for the changes of a table. Returns whether the server confirms that it will send them. */
function isBroadcast({ url, key }: Project, token: string, table: string): Promise<boolean> {
  const address = new URL(`/realtime/v1/websocket?apikey=${key}&vsn=1.0.0`, url.replace('http', 'ws'));
  const topic = `realtime:launch-check-${table}`;
  const changes = [{ event: '*', schema: 'public', table }];
  const join = { config: { postgres_changes: changes }, access_token: token };
  return new Promise((decide) => {
    const socket = new WebSocket(address);
    const end = (broadcast: boolean) => {
      clearTimeout(timer);
      if (socket.readyState === WebSocket.OPEN) socket.close();
      decide(broadcast);
    };
    const timer = setTimeout(() => end(false), REALTIME_MS);
    socket.addEventListener('error', () => end(false));
    socket.addEventListener('close', () => end(false));
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ topic, event: 'phx_join', payload: join, ref: '1' })),
    );
    socket.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      // The join is answered with ok in any case; this message arrives once PostgreSQL has answered.
      const answered = field(message, 'payload', 'extension') === 'postgres_changes';
      const status = field(message, 'payload', 'status');
      if (answered || status === 'error') end(status === 'ok');
    });
  });
}

/** Returns the questions about the accounts and the database of a live site. */
export function projectQuestions(project: Project): Readonly<Record<string, Question>> {
  const { url, key, member } = project;
  const send = (path: string, { token = key, ...init }: RequestInit & { token?: string } = {}) =>
    ask(new URL(path, url), {
      ...init,
      headers: {
        apikey: key,
        // A publishable key is not a token; the older anonymous key is both.
        ...(token.startsWith('sb_') ? {} : { authorization: `Bearer ${token}` }),
        'content-type': 'application/json',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  const signIn = (email: string, password: string): Promise<Answer> =>
    send('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
    });

  async function* closedTo(token: string, own?: string): AsyncGenerator<string> {
    for (const table of TABLES) {
      const { status, json } = await send(`/rest/v1/${table}?select=*&limit=1`, { token });
      const ownRoles = table === 'user_roles' && own !== undefined && status === 200 && Array.isArray(json);
      const others = ownRoles && json.some((row) => field(row, 'user_id') !== own);
      if (others) yield 'user_roles shows other people’s roles';
      else if (!ownRoles && !REFUSED.has(status)) yield `${table} can be read (status ${status})`;
      for (const count of ['planned', 'estimated', 'exact']) {
        const { headers } = await send(`/rest/v1/${table}?select=*&limit=1`, {
          token,
          headers: { prefer: `count=${count}` },
        });
        if (/\/[1-9]/.test(headers.get('content-range') ?? '') && !(ownRoles && count === 'exact'))
          yield `${table} tells its ${count} count`;
      }
      if (await isBroadcast(project, token, table))
        yield `the changes of ${table} are sent by Realtime; remove it from the publication supabase_realtime`;
    }
    for (const [method, path, body] of WRITES) {
      const { status } = await send(`/rest/v1/${path}`, {
        token,
        method,
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!REFUSED.has(status)) yield `${method} ${path.split('?')[0]} is not refused (status ${status})`;
    }
    const graph = await send('/graphql/v1', {
      token,
      method: 'POST',
      body: JSON.stringify({ query: '{ __schema { types { name } } }' }),
    });
    if (NAMES_OF_TABLES.test(graph.text)) yield 'GraphQL knows the tables; turn the extension pg_graphql off';
  }

  return {
    async *accounts() {
      const { status, json } = await send('/auth/v1/settings');
      if (status !== 200) yield `the project does not answer to its key (status ${status})`;
      if (field(json, 'mailer_autoconfirm') !== false)
        yield 'addresses are not confirmed; turn Confirm email on';
      if (field(json, 'external', 'anonymous_users') !== false)
        yield 'anonymous sign-ins are on; turn them off';
      if (field(json, 'external', 'email') !== true)
        yield 'signing in by email is off; the site has no other way';
      if (field(json, 'disable_signup') !== false) yield 'signing up is off, but the site offers it';
    },

    async *'sign-in'() {
      const { status, text } = await signIn(NOBODYS_ADDRESS, 'launch-check');
      // With CAPTCHA on, the sign-ins of this check get no further.
      if (status !== 400 || !/invalid_credentials|captcha_failed/.test(text))
        yield `an unknown address is answered with status ${status}, not as invalid credentials`;
      const short = { email: NOBODYS_ADDRESS, password: '12345', data: {} };
      const signUp = await send('/auth/v1/signup', { method: 'POST', body: JSON.stringify(short) });
      if (signUp.status < 400) yield 'a password of five characters is accepted';
    },

    async *schemas() {
      for (const schema of OTHER_SCHEMAS) {
        const { status, json } = await send('/rest/v1/launch_check', {
          headers: { 'accept-profile': schema },
        });
        const within = FROM_WITHIN.test(String(field(json, 'code')));
        if (status === 200 || (status !== 406 && within)) yield `${schema} is exposed; leave public alone`;
      }
    },

    'closed to visitors': () => closedTo(key),

    async *'closed to members'() {
      if (member === undefined) {
        yield 'not asked; set LAUNCH_CHECK_EMAIL and LAUNCH_CHECK_PASSWORD to an account without a role';
        return;
      }
      const { status, json } = await signIn(member.email, member.password);
      const token = field(json, 'access_token');
      const own = field(json, 'user', 'id');
      if (typeof token !== 'string' || typeof own !== 'string') {
        yield `not asked; ${member.email} could not sign in: ${String(field(json, 'error_code') ?? status)}`;
        return;
      }
      const roles = await send(`/rest/v1/user_roles?select=role&user_id=eq.${own}&role=eq.admin`, { token });
      if (roles.text !== '[]') yield `not asked; ${member.email} is an administrator`;
      else yield* closedTo(token, own);
    },

    // The last question: after it, this address cannot sign in for some minutes.
    async *limits() {
      for (let asked = 0; asked < SIGN_INS; asked += AT_ONCE) {
        const answers = await Promise.all(
          Array.from({ length: AT_ONCE }, () => signIn(NOBODYS_ADDRESS, 'launch-check')),
        );
        if (answers.some(({ status }) => status === 429)) return;
      }
      yield `${SIGN_INS} wrong passwords in a row are all checked; lower the rate limit of sign-ins`;
    },
  };
}
