import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/account/content';
import { SLOW_MS } from '@/pages/admin/AdminGate';
import { adminNotices, adminWords, labels } from '@/pages/admin/content';
import { pages } from '@/site/pages';
import {
  expectAt,
  heldBack,
  LOG_OUT,
  openAdmin,
  REFRESH,
  restError,
  ROLE,
  rows,
  toasts,
  type Answer,
  type Answers,
} from '../../support/account-page';
import { authAnswer } from '../../support/test-client';
import { address } from '../../support/render-page';

const ACCESS_DENIED = [adminNotices.denied.title, adminNotices.denied.text];
const SESSION_ENDED = [sessionEnded.title, sessionEnded.text];

/** Opens the page as an administrator and answers like this when the role is looked up again on return to the window. */
async function openAndComeBack(later: Answer, answers: Answers = {}) {
  let answer = rows({ role: 'admin' });
  const page = await openAdmin({ [ROLE]: (request) => answer(request), ...answers });
  await screen.findByText(labels.empty);
  answer = later;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  return page;
}

describe('the admin page', () => {
  it('always shows its title, "Loading..." while access is checked, and a notice when that takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = heldBack();
    await openAdmin({ [ROLE]: answer.wait });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Dashboard');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
    expect(screen.queryByText(adminWords.slow)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS));
    expect(screen.getByText(adminWords.slow)).toBeVisible();
    await act(async () => answer.give(Response.json([{ role: 'admin' }])));
    expect(await screen.findByRole('heading', { name: 'Contact Submissions' })).toBeVisible();
  });

  it.each([
    ['an account without the role', () => openAdmin({ [ROLE]: rows() })],
    ['a forbidden look-up of the role', () => openAdmin({ [ROLE]: restError(403, 'denied') })],
    ['a look-up refused with the session', () => openAdmin({ [ROLE]: restError(401, 'JWT expired') })],
    ['another role', () => openAdmin({ [ROLE]: rows({ role: 'member' }) })],
    ['an answer that is no list', () => openAdmin({ [ROLE]: () => Response.json({ role: 'admin' }) })],
    ['a role that was revoked', () => openAndComeBack(rows())],
    ['a role that can no longer be looked up', () => openAndComeBack(restError(403, 'denied'))],
  ])('sends the visitor home on %s', async (_case, open) => {
    await open();
    await expectAt(pages.home.path);
    expect(toasts()).toEqual([ACCESS_DENIED]);
  });

  it('ends a session that is refused while it is open, and leads to the sign-in page', async () => {
    const { storageKey } = await openAndComeBack(restError(401, 'JWT expired'));
    await expectAt(pages.auth.path);
    expect(toasts()).toEqual([SESSION_ENDED]);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it('stays readable when the connection is lost', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { asked } = await openAndComeBack(restError(503, ''));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked().filter((name) => name === ROLE)).toHaveLength(5);
    expect(address()).toBe(pages.admin.path);
    expect(screen.getByText(labels.empty)).toBeVisible();
  });

  it('distinguishes a lost connection from an ended session, and tries again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let reachable = false;
    const { user } = await openAdmin(
      {
        [REFRESH]: () =>
          reachable
            ? authAnswer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' })
            : new Response(null, { status: 503 }),
      },
      { expires_at: 1 },
    );
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByRole('alert')).toHaveTextContent('No connection');
    expect(address()).toBe(pages.admin.path);

    // auth-js waits a minute before it asks the server again.
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    reachable = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(address()).toBe(pages.auth.path);
    // supabase-js prints a failed refresh.
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  });
});

describe('sign-out', () => {
  it('says so while it is under way, and posts once even on a double press', async () => {
    const answer = heldBack();
    const { user, asked } = await openAdmin({ [LOG_OUT]: answer.wait });
    const button = await screen.findByRole('button', { name: 'Sign Out' });
    await user.dblClick(button);
    const busy = await screen.findByRole('button', { name: 'Signing out...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    await user.click(busy);
    await act(async () => answer.give(new Response(null, { status: 204 })));
    await expectAt(pages.home.path);
    expect(asked().filter((name) => name === LOG_OUT)).toHaveLength(1);
  });

  it('without a connection still goes home, and says what that means', async () => {
    const { user, storageKey } = await openAdmin({ [LOG_OUT]: () => new Response(null, { status: 503 }) });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await expectAt(pages.home.path);
    expect(localStorage.getItem(storageKey)).toBeNull();
    await waitFor(() => expect(toasts()).toEqual([[adminWords.signOutFailed, '']]));
  });
});
