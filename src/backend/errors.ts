import { isAuthError, isAuthSessionMissingError } from '@supabase/supabase-js';

/** Messages of the site itself about its backend. Others come from the server. */
export const errorMessages = {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  inTrouble: 'The server is not available right now. Please try again in a minute.',
  unreadable: 'The server gave an answer that could not be read. Please try again.',
  sessionEnded: 'Your session has ended. Please sign in again.',
};

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const TOO_MANY_REQUESTS = 429;
/** HTTP statuses from here up are server failures. */
export const SERVER_ERRORS_FROM = 500;

interface Details {
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** HTTP status; 0 when there was no answer. */
  status?: number | undefined;
  /** The server's code, such as `invalid_credentials` or `42501`. */
  code?: string | undefined;
  cause?: unknown;
}

/** The only error type that leaves this folder. `message` is a sentence that can be shown to a visitor. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly retryable: boolean;
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, { retryable, status, code, cause }: Details) {
    super(message, { cause });
    this.retryable = retryable;
    this.status = status;
    this.code = code;
  }
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof BackendError && error.status === status;

/** Whether the session is missing, expired or not accepted. */
export const isSignedOut = (error: unknown): boolean => hasStatus(error, UNAUTHORIZED);

/** Whether the server knows the account but refuses it this action. */
export const isForbidden = (error: unknown): boolean => hasStatus(error, FORBIDDEN);

export const isRetryable = (error: unknown): boolean => error instanceof BackendError && error.retryable;

/** Drops what stands in for a missing message: raw JSON from auth-js, a proxy's page from postgrest-js. */
const readable = (message: string) => (/^\s*([<{[]|$)/.test(message) ? undefined : message);

/**
 * Turns an error of supabase-js into a message and says whether trying again can help. `restStatus` is the HTTP status
 * of an answer of the data API, whose errors have none; 0 when there was no answer.
 */
export function toBackendError(error: unknown, restStatus?: number): BackendError {
  if (error instanceof BackendError) return error;
  const status = isAuthError(error) ? error.status : restStatus;
  const { message = '', code } = error as { message?: string; code?: string };
  const failure = (text: string, retryable: boolean, answered = status) =>
    new BackendError(text, { retryable, status: answered, code, cause: error });

  if (isAuthSessionMissingError(error) || restStatus === UNAUTHORIZED) {
    return failure(errorMessages.sessionEnded, false, UNAUTHORIZED);
  }
  if (status === 0) return failure(errorMessages.unreachable, true);
  if (status !== undefined && status >= SERVER_ERRORS_FROM) {
    return failure(readable(message) ?? errorMessages.inTrouble, true);
  }
  if (status === undefined || readable(message) === undefined)
    return failure(errorMessages.unreadable, false);
  return failure(message, status === TOO_MANY_REQUESTS);
}
