import { cleanup, configure, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, vi } from 'vitest';
import { Toaster } from '@/layout/Toaster';
import { pages } from '@/site/pages';
import { sessionBody } from './session-body';
import { stubFetch, type SentRequest } from './test-client';
import { address, renderPage } from './render-page';

/** Long, because other tests run on the machine at the same time. */
configure({ asyncUtilTimeout: 5000 });

/** Every page gets its own backend: supabase-js warns about two clients that share a stored session. */
let opened = 0;

const pageModules = {
  auth: () => import('@/pages/auth/AuthPage'),
  admin: () => import('@/pages/admin/AdminPage'),
};

export type Answer = (request: SentRequest) => Response | Promise<Response>;

/** The server's answers by `METHOD /path?grant_type`; all other requests get 404. */
export type Answers = Record<string, Answer>;

/** Names of requests. */
export const SIGN_IN = 'POST /auth/v1/token?grant_type=password';
export const REFRESH = 'POST /auth/v1/token?grant_type=refresh_token';
export const LOG_OUT = 'POST /auth/v1/logout';
export const ROLE = 'GET /rest/v1/user_roles';
export const LIST = 'GET /rest/v1/contact_submissions';
export const MARK = 'POST /rest/v1/rpc/mark_handled';

function nameOf({ method, url }: SentRequest): string {
  const grant = url.searchParams.get('grant_type');
  return `${method} ${url.pathname}${grant === null ? '' : `?grant_type=${grant}`}`;
}

/** An answer of the data API. */
export const rows =
  (...list: unknown[]): Answer =>
  () =>
    Response.json(list);

/** An error of the data API. */
export const restError =
  (status: number, message: string): Answer =>
  () =>
    Response.json({ code: 'XX000', message, details: null, hint: null }, { status });

export const noContent: Answer = () => new Response(null, { status: 204 });

/** An answer that waits until the test gives it. */
export function heldBack() {
  let give: ((response: Response) => void) | undefined;
  const answer = new Promise<Response>((resolve) => {
    give = resolve;
  });
  return { wait: () => answer, give: (response: Response) => give?.(response) };
}

interface OpenOptions {
  answers?: Answers;
  /** Overrides for the session that the browser has stored. */
  session?: Record<string, unknown>;
  /** The part of the address that a link in an email put there. */
  mailLink?: string;
}

/**
 * Opens an account page as if the site had just loaded, without a client, cache or toast from the test before. The
 * server's answers come from `answers`.
 */
export async function openAccountPage(
  page: keyof typeof pageModules,
  { answers = {}, session, mailLink }: OpenOptions = {},
) {
  vi.resetModules();
  opened += 1;
  vi.stubEnv('VITE_SUPABASE_URL', `https://tests-${opened}.backend.test`);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_tests');
  const storageKey = `sb-tests-${opened}-auth-token`;
  if (mailLink) sessionStorage.setItem('mail-link', mailLink);
  if (session) localStorage.setItem(storageKey, JSON.stringify(sessionBody(session)));
  const sent = stubFetch(
    (request) => answers[nameOf(request)]?.(request) ?? Response.json({}, { status: 404 }),
  );
  const { default: Page } = await pageModules[page]();
  const { user } = renderPage(<Page />, { at: pages[page].path, frame: <Toaster /> });
  return {
    user,
    /** Names of the requests so far. */
    asked: () => sent.map(nameOf),
    sent,
    storageKey,
  };
}

/** Opens the dashboard as an administrator, with an empty inbox unless `answers` fill it. */
export const openAdmin = (answers: Answers = {}, session: Record<string, unknown> = {}) =>
  openAccountPage('admin', {
    answers: { [ROLE]: rows({ role: 'admin' }), [LIST]: rows(), ...answers },
    session,
  });

/** Titles and texts of the toasts, newest first. */
export function toasts(): string[][] {
  return toast
    .getToasts()
    .map((shown) => ('title' in shown ? [String(shown.title), String(shown.description ?? '')] : []))
    .toReversed();
}

/** Waits until the visitor has arrived at an address. */
export const expectAt = (path: string) => waitFor(() => expect(address()).toBe(path));

afterEach(() => {
  // Closing a toast starts a timer in sonner that must not fire once the window is gone.
  vi.useFakeTimers();
  cleanup();
  toast.dismiss();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
