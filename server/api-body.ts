const LONGEST_EMAIL = 255; // fixed by the organisation
const LONGEST_PASSWORD = 1000;
const LONGEST_TOKEN = 200;
const LONGEST_TEXT = 10_000;
const LONGEST_KEY = 200;
const DEEPEST_DATA = 8;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Fields = Record<string, unknown>;

/** What a body must hold. `problem` says why it does not, in the words of Supabase where it has some. */
interface Shape {
  /** Of the fields that are handed on; undefined hands on all, which is safe where lite picks them by name. */
  fields?: readonly string[];
  problem: (body: Fields) => string | undefined;
}

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

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const emailProblem = ({ email }: Fields) =>
  isText(email, LONGEST_EMAIL) ? undefined : 'Unable to validate email address: invalid format';
const passwordProblem = ({ password }: Fields) =>
  isText(password, LONGEST_PASSWORD) ? undefined : 'Password is not valid';

const credentials: Shape = {
  problem: (body) => {
    const { data } = body;
    const storable = data === undefined || (isObject(data) && isStorable(data));
    return emailProblem(body) ?? passwordProblem(body) ?? (storable ? undefined : 'User data is not valid');
  },
};
const refreshToken: Shape = {
  problem: (body) =>
    isText(body['refresh_token'], LONGEST_TOKEN) ? undefined : 'Refresh token is not valid',
};
/** The arguments of a function of the database: all of them, and no other. */
const callWith = (expected: Readonly<Record<string, (value: unknown) => boolean>>): Shape => ({
  problem: (body) => {
    const named = Object.keys(expected);
    const whole =
      Object.keys(body).length === named.length && named.every((name) => expected[name]?.(body[name]));
    return whole ? undefined : 'The arguments are not valid';
  },
});
const shapes: Readonly<Record<string, Shape>> = {
  '/auth/v1/logout': { problem: () => undefined },
  '/auth/v1/recover': { fields: ['email'], problem: emailProblem },
  // Of an account, the site changes nothing but the password.
  '/auth/v1/user': { fields: ['password'], problem: passwordProblem },
  '/rest/v1/rpc/mark_handled': callWith({
    submission: (value) => typeof value === 'string' && UUID.test(value),
    handled: (value) => typeof value === 'boolean',
  }),
  '/auth/v1/verify': {
    fields: ['token_hash', 'type'],
    problem: ({ token_hash: hash, type }) =>
      isText(hash, LONGEST_TOKEN) && ['recovery', 'invite', 'signup'].includes(String(type))
        ? undefined
        : 'Verify requires a token hash and a type',
  },
};

/**
 * What is handed on of a body, or why it cannot be: lite answers 500 to what is caught here.
 */
export function checkBody(
  path: string,
  query: URLSearchParams,
  body: unknown,
): { problem: string } | { body: Fields } {
  if (!isObject(body)) return { problem: 'Could not parse request body as JSON object' };
  const shape = query.get('grant_type') === 'refresh_token' ? refreshToken : (shapes[path] ?? credentials);
  const problem = shape.problem(body);
  if (problem !== undefined) return { problem };
  return { body: shape.fields ? Object.fromEntries(shape.fields.map((name) => [name, body[name]])) : body };
}
