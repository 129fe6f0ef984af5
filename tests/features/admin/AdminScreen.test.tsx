import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  authAnswer,
  closeAccountPage,
  heldBack,
  openAccountPage,
  restError,
  rows,
  tellFromOtherTab,
  toasts,
  type Answers,
} from '../support/account-page';
import { submission, submissionServer } from '../support/submission-server';

const ROLE = 'GET /rest/v1/user_roles';
const LIST = 'GET /rest/v1/contact_submissions';
const LOG_OUT = 'POST /auth/v1/logout';
const REFRESH = 'POST /auth/v1/token?grant_type=refresh_token';

const admin: Answers = { [ROLE]: rows({ role: 'admin' }) };
const expired = () => ({ expires_at: Math.floor(Date.now() / 1000) - 10 });

const openAdmin = (answers: Answers = {}, session: Record<string, unknown> = {}) =>
  openAccountPage('admin', { answers: { ...admin, [LIST]: rows(), ...answers }, session });

const list = () => within(screen.getByRole('region', { name: 'Contact Submissions' }));
const entries = () => list().getAllByRole('listitem');

/** An entry is as high as the estimate: happy-dom lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(132);
});

afterEach(() => {
  vi.useRealTimers();
  closeAccountPage();
});

describe('who may see the page (spec §4 and §6)', () => {
  it('sends to the sign-in page who has no session', async () => {
    const { asked } = await openAccountPage('admin', { answers: admin });
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(asked()).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('shows "Loading..." while access is checked, and the title all the time', async () => {
    const answer = heldBack();
    await openAdmin({ [ROLE]: answer.wait });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    await act(async () => answer.give(Response.json([{ role: 'admin' }])));
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('Contact Submissions');
  });

  it('says that it takes long once it does', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAdmin({ [ROLE]: heldBack().wait });
    expect(screen.queryByText('This takes longer than usual. We keep trying.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('This takes longer than usual. We keep trying.')).toBeVisible();
  });

  it('asks for the role of this user, and sends home who has none', async () => {
    const { sent, asked } = await openAdmin({ [ROLE]: rows() });
    await waitFor(() => expect(address()).toBe('/'));
    expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
      select: 'role',
      user_id: 'eq.u1',
      role: 'eq.admin',
    });
    expect(asked()).toEqual([ROLE]);
    expect(toasts()).toEqual([['Access denied', "You don't have permission to view this page."]]);
  });

  it('sends home when the role cannot be looked up', async () => {
    await openAdmin({ [ROLE]: restError(403, 'permission denied for table user_roles') });
    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts()).toEqual([['Access denied', "You don't have permission to view this page."]]);
  });

  it('sends home, without a word, on an error nobody foresaw', async () => {
    const queryFn = () => Promise.reject(new Error('nobody foresaw this'));
    vi.doMock('@/backend/session', async (load) => ({
      ...(await load<object>()),
      sessionQuery: () => ({ queryKey: ['session'], queryFn, retry: false }),
    }));
    await openAccountPage('admin', { answers: admin });
    vi.doUnmock('@/backend/session');
    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts()).toEqual([]);
  });

  it('ends a session that the server no longer accepts, and leads to the sign-in page', async () => {
    const { storageKey } = await openAdmin({
      [ROLE]: restError(401, 'JWT expired'),
      [LOG_OUT]: () => authAnswer(401, { code: 'bad_jwt', message: 'invalid JWT' }),
    });
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(toasts()).toEqual([['You have been signed out', 'Your session has ended. Please sign in again.']]);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it.each([
    ['a role that was taken away', rows()],
    ['a role that can no longer be looked up', restError(403, 'permission denied')],
  ])('sends home on %s, once the window is used again', async (_case, later) => {
    let answer = rows({ role: 'admin' });
    await openAdmin({ [ROLE]: (request) => answer(request) });
    await screen.findByText('No contact submissions yet.');
    answer = later;
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts()).toEqual([['Access denied', "You don't have permission to view this page."]]);
  });

  it('lets who is reading read on when the connection is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = rows({ role: 'admin' });
    const { asked } = await openAdmin({ [ROLE]: (request) => answer(request) });
    await screen.findByText('No contact submissions yet.');
    answer = restError(503, '');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked().filter((name) => name === ROLE)).toHaveLength(5);
    expect(address()).toBe('/admin');
    expect(screen.getByText('No contact submissions yet.')).toBeVisible();
  });

  it('tells a lost connection from a closed session, and tries again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reachable = false;
    const { user } = await openAdmin(
      {
        [REFRESH]: () =>
          reachable
            ? authAnswer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' })
            : new Response(null, { status: 503 }),
      },
      expired(),
    );
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(address()).toBe('/admin');

    // auth-js lets the server rest for a minute before it asks again.
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(address()).toBe('/auth');
    // supabase-js prints a failed refresh.
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
});

describe('the submissions', () => {
  it('says when there are none', async () => {
    await openAdmin();
    expect(await screen.findByText('No contact submissions yet.')).toBeVisible();
  });

  it('are entries with sender, message and time, in the order of the server', async () => {
    await openAdmin({
      [LIST]: rows(
        submission(2, {
          email: 'new@er.example',
          message: '  two\n\tlines',
          created_at: '2026-11-20 07:28:16+00',
        }),
        submission(1, { message: null }),
      ),
    });
    const [newest, oldest] = await waitFor(entries);
    const entry = within(newest as HTMLElement);
    expect(entry.getByText('new@er.example')).toBeVisible();
    expect(entry.getByRole('link', { name: 'Reply to new@er.example' })).toHaveAttribute(
      'href',
      'mailto:new@er.example?subject=Your%20message%20to%20AZ1%20Hockey',
    );
    const message = newest?.querySelector('[dir="auto"]');
    expect(message?.textContent).toBe('  two\n\tlines');
    expect(message).toHaveClass('whitespace-pre-wrap');
    expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T07:28:16+00:00');
    expect(newest).toHaveAttribute('aria-setsize', '2');
    expect(oldest).toHaveTextContent('No message');
    expect(screen.getByText('2 submissions shown')).toHaveAttribute('role', 'status');
    expect(screen.getByText('That is every submission.')).toBeVisible();
  });

  it('show hostile text as text', async () => {
    const message = '<img src=x onerror=alert(1)><script>alert(2)</script>&amp;';
    await openAdmin({ [LIST]: rows(submission(1, { email: '"><b>x</b>', message })) });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('"><b>x</b>')).toBeVisible();
    expect(document.querySelector('main img, b, script[src]')).toBeNull();
  });

  it('come page by page; the button loads the next one and keeps focus until the last', async () => {
    const server = submissionServer(101);
    const { user } = await openAdmin({ [LIST]: server.answer });
    const more = await screen.findByRole('button', { name: 'Load more' });
    expect(screen.getByText('50 submissions shown')).toBeInTheDocument();
    expect(entries()[0]).toHaveAttribute('aria-setsize', '-1');
    await user.click(more);
    expect(await screen.findByText('100 submissions shown')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load more' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('101 submissions shown')).toBeInTheDocument();
    expect(screen.getByText('That is every submission.')).toHaveFocus();
    expect(server.requests()).toBe(3);
  });

  it('keep the document small however many there are', async () => {
    const { user } = await openAdmin({ [LIST]: submissionServer(1000).answer });
    for (const count of [50, 100, 150]) {
      await screen.findByText(`${count} submissions shown`);
      await user.click(screen.getByRole('button', { name: 'Load more' }));
    }
    await screen.findByText('200 submissions shown');
    expect(entries().length).toBeLessThan(60);
  });

  it('that fail to load are told by a toast and in place, and can be tried again', async () => {
    let broken = true;
    const { user } = await openAdmin({
      [LIST]: () => (broken ? restError(403, 'permission denied') : rows(submission(1)))({} as never),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts()).toEqual([['Error', 'Failed to load contact submissions.']]);
    expect(screen.getByText('Failed to load contact submissions.', { selector: 'p' })).toBeVisible();
    broken = false;
    await user.click(again);
    await waitFor(() => expect(entries()).toHaveLength(1));
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('of a next page that fails leave the others, and wait for the button', async () => {
    const server = submissionServer(60);
    let broken = false;
    const { user } = await openAdmin({
      [LIST]: (request) => (broken ? restError(400, 'bad request') : server.answer)(request),
    });
    const more = await screen.findByRole('button', { name: 'Load more' });
    broken = true;
    await user.click(more);
    await waitFor(() => expect(toasts()).toEqual([['Error', 'Failed to load contact submissions.']]));
    expect(entries().length).toBeGreaterThan(40);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('60 submissions shown')).toBeInTheDocument();
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('end the session when the server no longer accepts it', async () => {
    await openAdmin({
      [LIST]: restError(401, 'JWT expired'),
      [LOG_OUT]: () => new Response(null, { status: 204 }),
    });
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(toasts()).toContainEqual([
      'You have been signed out',
      'Your session has ended. Please sign in again.',
    ]);
  });
});

describe('sign-out', () => {
  it('goes home and forgets the session and what was loaded', async () => {
    const { user, storageKey, asked } = await openAdmin({
      [LIST]: rows(submission(1)),
      [LOG_OUT]: () => new Response(null, { status: 204 }),
    });
    await screen.findByText('1 submission shown');
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked().at(-1)).toBe(LOG_OUT);
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(toasts()).toEqual([]);
    const { accountQueryClient } = await import('@/features/auth/account-query-client');
    const kept = accountQueryClient()
      .getQueryCache()
      .findAll({ queryKey: ['account'] });
    expect(kept.filter(({ state }) => state.data !== undefined)).toEqual([]);
  });

  it('says so while it is under way and is not done twice', async () => {
    const answer = heldBack();
    const { user, asked } = await openAdmin({ [LOG_OUT]: answer.wait });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    const busy = await screen.findByRole('button', { name: 'Signing out...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await act(async () => answer.give(new Response(null, { status: 204 })));
    await waitFor(() => expect(address()).toBe('/'));
    expect(asked().filter((name) => name === LOG_OUT)).toHaveLength(1);
  });

  it('without a connection still goes home, and says what that means', async () => {
    const { user, storageKey } = await openAdmin({ [LOG_OUT]: () => new Response(null, { status: 503 }) });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(localStorage.getItem(storageKey)).toBeNull();
    await waitFor(() =>
      expect(toasts()).toEqual([['We could not reach the server. You are signed out on this device.', '']]),
    );
  });

  it('in another tab leads to the sign-in page, with a word', async () => {
    const { storageKey } = await openAdmin();
    await screen.findByText('No contact submissions yet.');
    localStorage.removeItem(storageKey);
    tellFromOtherTab(storageKey, { event: 'SIGNED_OUT', session: null });
    await waitFor(() => expect(address()).toBe('/auth'));
    expect(toasts()).toEqual([['You have been signed out', 'Your session has ended. Please sign in again.']]);
  });
});

describe('a site without accounts', () => {
  it('says so and leads home', async () => {
    vi.stubEnv('VITE_ACCOUNTS', 'off');
    await openAccountPage('admin');
    expect(screen.getByRole('heading', { name: 'Accounts are switched off' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
