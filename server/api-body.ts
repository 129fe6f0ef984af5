const LONGEST_EMAIL = 255; // fixed by the organisation
const LONGEST_PASSWORD = 1000;
const LONGEST_REFRESH_TOKEN = 200;
const LONGEST_TEXT = 10_000;
const LONGEST_KEY = 200;
const DEEPEST_DATA = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_ROWS = 2 ** 31 - 1;

/** What the functions of the database are called with. */
const ARGUMENTS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  '/rest/v1/rpc/mark_handled': {
    submission: (value) => typeof value === 'string' && UUID.test(value),
    handled: (value) => typeof value === 'boolean',
  },
  '/rest/v1/rpc/log_reading': {
    kind: (value) => ['page', 'search', 'export'].some((kind) => kind === value),
    row_count: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_ROWS,
  },
};

/** PostgreSQL takes neither NUL nor half a surrogate pair. */
function isText(value: unknown, longest: number): value is string {
  return (
    typeof value === 'string' &&
    value.length <= longest &&
    !value.includes('\0') &&
    !/\p{Surrogate}/u.test(value)
  );
}

function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isText(value, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST_DATA) return false;
  return Object.entries(value).every(
    ([key, item]) => isText(key, LONGEST_KEY) && isStorable(item, depth + 1),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Why a body cannot be handed on, in the words of Supabase where it has some; undefined when it can. lite
 * answers 500 to what is caught here.
 */
export function bodyProblem(path: string, query: URLSearchParams, body: unknown): string | undefined {
  if (!isObject(body)) return 'Could not parse request body as JSON object';
  if (path === '/auth/v1/logout') return undefined;
  const expected = ARGUMENTS[path];
  if (expected) {
    const named = Object.keys(expected);
    const whole =
      Object.keys(body).length === named.length && named.every((name) => expected[name]?.(body[name]));
    return whole ? undefined : 'The arguments are not valid';
  }
  if (query.get('grant_type') === 'refresh_token') {
    return isText(body['refresh_token'], LONGEST_REFRESH_TOKEN) ? undefined : 'Refresh token is not valid';
  }
  if (!isText(body['email'], LONGEST_EMAIL)) return 'Unable to validate email address: invalid format';
  if (!isText(body['password'], LONGEST_PASSWORD)) return 'Password is not valid';
  const { data } = body;
  if (data !== undefined && !(isObject(data) && isStorable(data))) return 'User data is not valid';
  return undefined;
}
