import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, vi } from 'vitest';
import { afterDenial } from '@/account/destinations';
import { sessionEnded } from '@/account/words';
import { POLL_MS } from '@/backend/submission-queries';
import { adminNotices, searchWords } from '@/pages/admin/content';
import { pages, pathTo } from '@/site/pages';
import {
  expectAt,
  LIST,
  LOG_OUT,
  MARK,
  openAdmin,
  restError,
  ROLE,
  rows,
  toasts,
} from '../../account/support/account-page';
import { submission } from '../../account/support/submission-server';
import { entries } from './support/inbox';

it('a submission says which parts of its email are missing, and can be marked as handled and open again', async () => {
  let row: Record<string, unknown> = submission(1, { attachments: 2, cut_from: 4812 });
  let refuse: (() => Response | Promise<Response>) | undefined;
  const { user, sent } = await openAdmin({
    [LIST]: () => Response.json([row]),
    [MARK]: ({ body }) => {
      if (refuse) return refuse();
      const { handled } = body as { handled: boolean };
      const at = handled ? '2026-11-20T07:28:16Z' : null;
      row = { ...row, handled_at: at, handled_by_email: at && 'kim@az1.test' };
      return Response.json([row]);
    },
  });
  const box = await screen.findByRole('checkbox', { name: /^Handled: message from sender-1/ });
  expect(
    screen.getByText('Only the beginning was kept. The whole email has at least 4,812 characters.'),
  ).toBeVisible();
  expect(screen.getByText('2 attachments were not kept.')).toBeVisible();
  await user.click(box);
  expect(await screen.findByText(/^Handled by kim@az1.test, /)).toBeVisible();
  expect(box).toBeChecked();
  expect(box).toHaveFocus();
  const forbidden = () => restError(403, 'no')({} as never);
  const deletedMeanwhile = () => Response.json([]);
  for (const answer of [forbidden, deletedMeanwhile]) {
    refuse = answer;
    await user.click(box);
    await waitFor(() =>
      expect(toasts()).toEqual([[adminNotices.markFailed.title, adminNotices.markFailed.text]]),
    );
    expect(box).toBeChecked();
    toast.dismiss();
  }
  refuse = undefined;
  await user.click(box);
  await waitFor(() => expect(screen.queryByText(/^Handled by/)).toBeNull());
  expect(box).not.toBeChecked();

  await user.click(screen.getByRole('checkbox', { name: searchWords.unhandledOnly }));
  await waitFor(() =>
    expect(sent.some(({ url }) => url.searchParams.get('handled_at') === 'is.null')).toBe(true),
  );
});

it('a mark stays when a list that was read before it arrives after it: the list is read again', async () => {
  let row: Record<string, unknown> = submission(1);
  let read = Promise.resolve();
  const { user, asked } = await openAdmin({
    [LIST]: (_, answer = Response.json([row])) => read.then(() => answer),
    [MARK]: () => {
      row = { ...row, handled_at: '2026-11-20T07:28:16Z', handled_by_email: 'kim@az1.test' };
      return Response.json([row]);
    },
  });
  const expectReads = (count: number) =>
    waitFor(() => expect(asked().filter((name) => name === LIST)).toHaveLength(count));
  const box = await screen.findByRole('checkbox', { name: /^Handled: message/ });
  let arrive = () => {};
  read = new Promise((resolve) => (arrive = resolve));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await expectReads(2);
  await user.click(box);
  await screen.findByText(/^Handled by kim/);
  arrive();
  await expectReads(3);
  expect(box).toBeChecked();
});

it('new submissions wait for a button, which also updates the marks of others; a failed check for them is silent', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const handledBy = (handled_by_email: string) =>
    submission(1, { handled_at: '2026-11-20T07:28:16Z', handled_by_email });
  let list = rows(submission(1));
  let poll = restError(400, 'bad');
  await openAdmin({
    [LIST]: (request) => (request.url.searchParams.has('created_at') ? poll : list)(request),
  });
  await waitFor(() => expect(entries()).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  expect(toasts()).toEqual([]);
  poll = rows(submission(2));
  list = rows(submission(2), handledBy('kim'));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^Handled by kim/)).toBeVisible();
  expect(entries()).toHaveLength(1);
  list = rows(submission(2), handledBy('avery'));
  fireEvent.click(await screen.findByRole('button', { name: '1 new: show it' }));
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: /new: show/ })).toBeNull();
  expect(screen.getByText(/^Handled by avery/)).toBeVisible();
});

it.each([
  ['a role that was revoked', rows(), restError(403, 'permission denied'), afterDenial, adminNotices.denied],
  ['a session that has ended', rows({ role: 'admin' }), restError(401, 'JWT expired'), 'auth', sessionEnded],
] as const)(
  '%s closes the inbox at the next request, with one message',
  async (_, role, list, target, said) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answers = { role: rows({ role: 'admin' }), list: rows(submission(1)) };
    const { asked } = await openAdmin({
      [ROLE]: (request) => answers.role(request),
      [LIST]: (request) => answers.list(request),
    });
    await waitFor(() => expect(entries()).toHaveLength(1));
    answers = { role, list };
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await expectAt(target === 'auth' ? pages.auth.path : pathTo(target));
    expect(toasts()).toEqual([[said.title, said.text]]);
    // The server has already ended the session.
    expect(asked()).not.toContain(LOG_OUT);
  },
);
