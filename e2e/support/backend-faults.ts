import type { Route } from '@playwright/test';

const UNREACHABLE = 'The server could not be reached. Check your connection and try again.';
const IN_TROUBLE = 'The server is not available right now. Please try again in a minute.';
const UNREADABLE = 'The server gave an answer that could not be read. Please try again.';
const TOO_MANY = 'Too many tries in a short time. Please wait a few minutes and try again.';

/** A way in which a request to the backend can go wrong. */
export interface BackendFault {
  name: string;
  answer: (route: Route) => Promise<void>;
  /** What a form that was sent then says. */
  says: string;
}

const HTML = { contentType: 'text/html', body: '<html><h1>Hotel Wi-Fi: please sign in</h1></html>' };
const status = (
  code: number,
  says: string,
  more: Partial<Parameters<Route['fulfill']>[0]> = {},
): BackendFault => ({
  name: `${code}`,
  answer: (route) => route.fulfill({ status: code, json: {}, ...more }),
  says,
});
const refusal = (code: number, error_code: string, msg: string): BackendFault => ({
  ...status(code, msg, { json: { code, error_code, msg, message: msg } }),
  name: `${code} ${error_code}`,
});
const cut = (name: string, code: string): BackendFault => ({
  name,
  answer: (route) => route.abort(code),
  says: UNREACHABLE,
});
const ok = (
  name: string,
  body: string,
  says = UNREADABLE,
  contentType = 'application/json',
): BackendFault => ({
  name: `200 with ${name}`,
  answer: (route) => route.fulfill({ status: 200, contentType, body }),
  says,
});

/** What can come back from the sign-in and sign-up endpoints in place of an answer. */
export const authFaults: readonly BackendFault[] = [
  cut('connection refused', 'connectionrefused'),
  cut('no network', 'internetdisconnected'),
  cut('no answer in time', 'timedout'),
  refusal(401, 'no_authorization', 'This endpoint requires a key'),
  {
    ...status(401, UNREADABLE, { json: undefined, contentType: 'text/plain', body: 'nope' }),
    name: '401 in plain text',
  },
  refusal(403, 'forbidden', 'This address is not allowed'),
  { ...status(403, UNREADABLE, { json: undefined, ...HTML }), name: '403 with the page of a firewall' },
  refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
  {
    ...status(429, TOO_MANY, { json: undefined, contentType: 'text/plain', body: 'slow down' }),
    name: '429 in plain text',
  },
  status(500, IN_TROUBLE),
  refusal(500, 'unexpected_failure', 'Database error saving new user'),
  { ...status(502, IN_TROUBLE, { json: undefined, ...HTML }), name: '502 with HTML' },
  status(503, IN_TROUBLE),
  ok('half an object', '{"access_token":', UNREACHABLE),
  ok('the page of a hotel', HTML.body, UNREACHABLE, HTML.contentType),
  ok('nothing', '', UNREACHABLE),
  ok('null', 'null'),
  ok('an empty object', '{}'),
  ok('a list', '[]'),
  ok('a session of nobody', '{"access_token":"a","refresh_token":"b","expires_in":3600,"user":{}}'),
];

/** What can come back from the data endpoints. */
export const dataFaults: readonly BackendFault[] = [
  ...authFaults.filter(({ name }) => /^(no network|403 forbidden|500$|502|200 with (half|null))/.test(name)),
  refusal(429, 'over_request_rate_limit', 'Request rate limit reached'),
  ok('rows of the wrong shape', '[{"id":1,"email":null}]'),
  ok('a date that is none', '[{"id":"a","email":"a@b.example","message":"","created_at":"yesterday"}]'),
];

/** What can come back when the role is looked up: also that the session is not accepted. */
export const roleFaults: readonly BackendFault[] = [
  ...dataFaults.filter(({ name }) => !/date that is none/.test(name)),
  refusal(401, 'PGRST303', 'JWT expired'),
];
