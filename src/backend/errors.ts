import {
  isAuthApiError,
  isAuthError,
  isAuthRetryableFetchError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import { backendWords } from './words';
import type { z } from './zod';

/**
 * - `rejected`: the server understood and said no; `message` is the server's own.
 * - `rate-limited`: too many tries; `message` is the server's own.
 * - `signed-out`: the session is missing, expired or not accepted.
 * - `unavailable`: no answer, or a server error; `message` is the server's own where it sent one.
 * - `unexpected`: an answer that cannot be read.
 * - `not-configured`: the build names no backend.
 */
export type BackendErrorKind =
  'rejected' | 'rate-limited' | 'signed-out' | 'unavailable' | 'unexpected' | 'not-configured';

interface BackendErrorDetails {
  kind: BackendErrorKind;
  message: string;
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
  readonly kind: BackendErrorKind;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor({ kind, message, retryable, status, code, cause }: BackendErrorDetails) {
    super(message, { cause });
    this.kind = kind;
    this.retryable = retryable;
    this.status = status;
    this.code = code;
  }
}

const FORBIDDEN = 403;

/** Returns whether the server knows the account but refuses it this action (database code 42501). */
export const isForbidden = (error: unknown): boolean =>
  error instanceof BackendError && error.status === FORBIDDEN;

/** Returns whether the session is missing, expired or not accepted. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof BackendError && error.kind === 'signed-out';

const UNAUTHORIZED = 401;
/** HTTP status of a rate limit (RFC 6585 §4). */
export const TOO_MANY_REQUESTS = 429;
/** HTTP statuses from here up are server failures. */
export const SERVER_ERRORS_FROM = 500;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Drops what stands in for a missing message: raw JSON ("{}") from auth-js, a proxy's page from postgrest-js. */
function readable(message: string | undefined): string | undefined {
  const text = message?.trim();
  return text && !text.startsWith('<') && !isJson(text) ? text : undefined;
}

function unavailable(status: number, cause: unknown, said?: string): BackendError {
  const message = status === 0 ? backendWords.unreachable : (said ?? backendWords.inTrouble);
  return new BackendError({ kind: 'unavailable', message, retryable: true, status, cause });
}

function refused(status: number, message: string, code: string | undefined, cause: unknown): BackendError {
  const limited = status === TOO_MANY_REQUESTS;
  const kind = limited ? 'rate-limited' : 'rejected';
  return new BackendError({ kind, message, retryable: limited, status, code, cause });
}

function unexpected(cause: unknown, status?: number, retryable = true): BackendError {
  const message = backendWords.unreadable;
  return new BackendError({ kind: 'unexpected', message, retryable, status, cause });
}

function signedOut(cause: unknown, status?: number, code?: string): BackendError {
  const message = backendWords.sessionEnded;
  return new BackendError({ kind: 'signed-out', message, retryable: false, status, code, cause });
}

/** Converts whatever an auth call returned or threw to a {@link BackendError}. */
export function fromAuthError(error: unknown): BackendError {
  if (error instanceof BackendError) return error;
  if (!isAuthError(error)) return unexpected(error);
  if (isAuthRetryableFetchError(error)) return unavailable(error.status, error, readable(error.message));
  if (isAuthSessionMissingError(error)) return signedOut(error);
  const message = readable(error.message);
  if (message && (isAuthApiError(error) || isAuthWeakPasswordError(error))) {
    return refused(error.status, message, error.code, error);
  }
  return unexpected(error, error.status);
}

/** Converts an error of the data API to a {@link BackendError}. `status` is 0 when there was no answer. */
function fromRestError(error: { message: string; code?: string }, status: number): BackendError {
  if (status === 0 || status >= SERVER_ERRORS_FROM) return unavailable(status, error);
  if (status === UNAUTHORIZED) return signedOut(error, status, error.code);
  const message = readable(error.message);
  return message && status >= 400 ? refused(status, message, error.code, error) : unexpected(error, status);
}

interface RestResponse {
  data: unknown;
  error: { message: string; code?: string } | null;
  status: number;
}

/** Returns the rows of a data API response, checked against their schema. Throws a {@link BackendError}. */
export function parseRows<Row>(schema: z.ZodType<Row[]>, { data, error, status }: RestResponse): Row[] {
  if (error) throw fromRestError(error, status);
  const rows = schema.safeParse(data);
  if (rows.success) return rows.data;
  throw unexpected(rows.error, status, false);
}
