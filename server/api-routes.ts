/**
 * The paths and methods that the site uses. Every other path is refused, because lite answers unknown paths with its
 * own pages. Queries are not checked: the database decides which rows an account may read.
 */
const routes: Readonly<Record<string, readonly string[]>> = {
  '/auth/v1/signup': ['POST'],
  '/auth/v1/token': ['POST'],
  '/auth/v1/logout': ['POST'],
  '/auth/v1/recover': ['POST'],
  '/auth/v1/verify': ['POST'],
  '/auth/v1/user': ['GET', 'PUT'],
  '/auth/v1/settings': ['GET'],
  '/auth/v1/health': ['GET'],
  '/rest/v1/user_roles': ['GET', 'HEAD'],
  '/rest/v1/contact_submissions': ['GET', 'HEAD'],
  '/rest/v1/rpc/mark_handled': ['POST'],
};

/** Calls that guess a password or a link, or send an email. */
const LIMITED = /^\/auth\/v1\/(signup|recover|verify|token)$/;

/** Returns whether a request goes to the backend, even to an unknown path. */
export function isApiPath(url: string): boolean {
  return /^\/(auth|rest)\/v1(?=[/?]|$)/.test(url);
}

/** The methods of a path, spelled exactly as the site does; undefined for a path it never calls. */
export function methodsOf(path: string): readonly string[] | undefined {
  return Object.hasOwn(routes, path) ? routes[path] : undefined;
}

/** Returns whether a request counts against the sign-in limit. A session refresh, as supabase-js sends it, does not. */
export function isSignInAttempt(path: string, search: string): boolean {
  return LIMITED.test(path) && search !== '?grant_type=refresh_token';
}
