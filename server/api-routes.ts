/** A parameter of an address and what its value may look like. */
type Parameters = Readonly<Record<string, RegExp>>;

interface Route {
  path: string;
  methods: readonly string[];
  query: Parameters;
}

const COLUMNS = /^(\*|[a-z_]{1,60}(,[a-z_]{1,60}){0,30})$/;
const ORDER = /^[a-z_]{1,60}(\.(asc|desc))?(,[a-z_]{1,60}(\.(asc|desc))?){0,3}$/;
const COUNT = /^\d{1,5}$/;
const UUID = /^(eq|lt|gt)\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const WORD = /^eq\.\w{1,60}$/;
const TIME = /^(lt|lte|gt|gte)\.\d{4}-\d\d-\d\d(T[\d:.]{5,16}(Z|[+-]\d\d:\d\d))?$/;
/** Conditions without a quote that is left open; the backend reads the rest. */
const CONDITIONS = /^\((?:[^"\\\0]|\\u[0-9a-f]{4}|\\U[0-9a-f]{8}|"[^"\\\0]*")*\)$/i;
const TEXT = /^like\.%[^\0]{1,400}%$/;
const ADDRESS = /^https?:\/\/[^\s\0]{1,200}$/;

const table: Parameters = { select: COLUMNS, order: ORDER, limit: COUNT, offset: COUNT };

/**
 * All that the site asks of the backend. A request with another path, method or parameter is refused: lite would answer
 * unknown paths with its own pages, and passes what it does not understand to the database.
 */
const routes: readonly Route[] = [
  { path: '/auth/v1/signup', methods: ['POST'], query: { redirect_to: ADDRESS } },
  { path: '/auth/v1/token', methods: ['POST'], query: { grant_type: /^(password|refresh_token)$/ } },
  { path: '/auth/v1/logout', methods: ['POST'], query: { scope: /^(local|others|global)$/ } },
  { path: '/auth/v1/recover', methods: ['POST'], query: { redirect_to: ADDRESS } },
  { path: '/auth/v1/verify', methods: ['POST'], query: {} },
  { path: '/auth/v1/user', methods: ['GET', 'PUT'], query: {} },
  { path: '/auth/v1/settings', methods: ['GET'], query: {} },
  { path: '/auth/v1/health', methods: ['GET'], query: {} },
  { path: '/rest/v1/user_roles', methods: ['GET', 'HEAD'], query: { ...table, user_id: UUID, role: WORD } },
  {
    path: '/rest/v1/contact_submissions',
    methods: ['GET', 'HEAD'],
    query: {
      ...table,
      id: UUID,
      created_at: TIME,
      handled_at: /^is\.null$/,
      search_text: TEXT,
      or: CONDITIONS,
    },
  },
  { path: '/rest/v1/rpc/mark_handled', methods: ['POST'], query: {} },
];

/** Whether a request goes to the backend, to a known path or not. */
export function isApiPath(url: string): boolean {
  return /^\/(auth|rest)\/v1(?=[/?]|$)/.test(url);
}

/** The route of a path, letter for letter; undefined for a path the site never calls. */
export function routeOf(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}

/** Reads the query of a route. Undefined when a parameter is unknown, comes twice or has a value that cannot be. */
export function readQuery({ query: known }: Route, search: string): URLSearchParams | undefined {
  const query = new URLSearchParams(search);
  const names = [...query.keys()];
  const readable = [...query].every(
    ([name, value]) => Object.hasOwn(known, name) && known[name]?.test(value),
  );
  return readable && new Set(names).size === names.length ? query : undefined;
}

/** Calls that can be used to guess a secret or to send mail. */
const LIMITED: ReadonlySet<string> = new Set(['/auth/v1/signup', '/auth/v1/recover', '/auth/v1/verify']);

/** Whether a request counts against the limit of sign-ins and sign-ups. Refreshing a session does not. */
export function isSignInAttempt(path: string, query: URLSearchParams): boolean {
  if (LIMITED.has(path)) return true;
  return path === '/auth/v1/token' && query.get('grant_type') !== 'refresh_token';
}
