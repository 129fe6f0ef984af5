import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { expect, it, vi } from 'vitest';
import { POLL_MS, SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices, labels } from '@/pages/admin/content';
import { pages } from '@/site/pages';
import {
  expectAt,
  heldBack,
  LIST,
  MARK,
  openAdmin,
  restError,
  ROLE,
  rows,
  toasts,
} from '../../support/account-page';
import { submission, submissionServer } from '../../support/submission-server';

const entries = () =>
  within(screen.getByRole('region', { name: 'Contact Submissions' })).getAllByRole('listitem');

const words = ({ title, text }: { title: string; text: string }) => [title, text];

it('entries show sender, subject, message, time and what is not kept of an email, in the order of the server', async () => {
  await openAdmin({
    [LIST]: rows(
      submission(2, {
        email: 'new@er.example',
        subject: 'Skates',
        message: '  two\n\tlines',
        created_at: '2026-11-20 07:28:16+00',
        attachments: 2,
        cut_from: 4812,
        reply_to: 'office@school.example',
        marks: ['dmarc', 'spf', 'unsubscribe'],
      }),
      submission(1, {
        message: null,
        marked_at: '2026-11-20T07:28:16Z',
        marked_by_email: 'sam@az1.test',
        handled_by_email: 'kim@az1.test',
      }),
    ),
  });
  const [newest, oldest] = await waitFor(entries);
  const entry = within(newest as HTMLElement);
  expect(entry.getByRole('heading', { level: 4 })).toHaveTextContent('From Sam Gill new@er.example');
  expect(newest).toHaveTextContent('Subject Skates');
  expect(entry.getByRole<HTMLAnchorElement>('link', { name: 'Reply to office@school.example' }).href).toMatch(
    /^mailto:office@school\.example\?subject=Re%3A%20Skates&body=/,
  );
  expect(entry.getByRole('button', { name: 'Copy email address of new@er.example' })).toBeVisible();
  const message = entry.getByText(/two/);
  expect(message.textContent).toBe('  two\n\tlines');
  expect(message).toHaveAttribute('dir', 'auto');
  expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T07:28:16+00:00');
  for (const note of [
    'Sender not verified: SPF and DMARC failed. Somebody else may be using this address.',
    'Replies go to another address: \u2068office@school.example\u2069',
    'The email offers to unsubscribe, as newsletters do.',
    'Only the beginning was kept. The whole email has at least 4,812 characters.',
    '2 attachments were not kept.',
  ]) {
    expect(newest).toHaveTextContent(note);
  }
  expect(oldest).toHaveTextContent(labels.noMessage);
  expect(oldest).toHaveTextContent(/Reopened by sam@az1.test, .+ ago\. kim@az1.test had handled it\./);
  expect(screen.getByText('2 submissions shown')).toHaveAttribute('role', 'status');
  expect(screen.getByText(labels.allLoaded)).toBeVisible();
});

it('the list loads page by page; its button loads the next page and keeps focus until the last one', async () => {
  const server = submissionServer(2 * SUBMISSIONS_PAGE_SIZE + 1);
  await openAdmin({ [LIST]: server.answer });
  const more = await screen.findByText(labels.loadMore);
  expect(screen.getByText(`${SUBMISSIONS_PAGE_SIZE} submissions shown`)).toBeInTheDocument();
  expect(screen.getByText(labels.printLoaded)).toBeVisible();
  more.focus();
  fireEvent.click(more);
  expect(await screen.findByText(`${2 * SUBMISSIONS_PAGE_SIZE} submissions shown`)).toBeInTheDocument();
  expect(screen.getByText(labels.loadMore)).toHaveFocus();
  fireEvent.click(more);
  expect(await screen.findByText(`${2 * SUBMISSIONS_PAGE_SIZE + 1} submissions shown`)).toBeInTheDocument();
  expect(screen.getByText(labels.allLoaded)).toHaveFocus();
  expect(screen.getByText(labels.print)).toBeVisible();
  expect(server.requests()).toBe(3);
});

it('a next page that fails to load leaves the others in place and waits for the button', async () => {
  const server = submissionServer(SUBMISSIONS_PAGE_SIZE + 10);
  let broken = false;
  await openAdmin({
    [LIST]: (request) => (broken ? restError(400, 'bad request') : server.answer)(request),
  });
  const more = await screen.findByText(labels.loadMore);
  broken = true;
  fireEvent.click(more);
  await waitFor(() => expect(toasts()).toEqual([words(adminNotices.loadFailed)]));
  expect(entries()).toHaveLength(SUBMISSIONS_PAGE_SIZE);
  broken = false;
  fireEvent.click(screen.getByText(labels.loadMore));
  expect(await screen.findByText(`${SUBMISSIONS_PAGE_SIZE + 10} submissions shown`)).toBeInTheDocument();
  await waitFor(() => expect(toasts()).toEqual([]));
});

it('a submission can be marked as handled and open again, once at a time; a mark that fails changes nothing', async () => {
  let row: Record<string, unknown> = submission(1);
  const answer = heldBack();
  let refuse: (() => Response | Promise<Response>) | undefined = answer.wait;
  const { user, asked } = await openAdmin({
    [LIST]: () => Response.json([row]),
    [MARK]: ({ body }) => {
      if (refuse) return refuse();
      const handled_at = (body as { handled: boolean }).handled ? '2026-11-20T07:28:16Z' : null;
      row = { ...row, handled_at, handled_by_email: 'kim@az1.test', marked_at: new Date().toISOString() };
      return Response.json([row]);
    },
  });
  const box = await screen.findByRole('checkbox', { name: /^Handled: message from sender-1/ });
  await user.dblClick(box);
  expect(box).toBeChecked();
  expect(asked().filter((name) => name === MARK)).toHaveLength(1);
  await act(async () => answer.give(Response.json([])));
  await waitFor(() => expect(toasts()).toEqual([words(adminNotices.markFailed)]));
  expect(box).not.toBeChecked();
  refuse = undefined;
  await user.click(box);
  expect(await screen.findByText(/^Handled by kim@az1.test, /)).toBeVisible();
  expect(box).toHaveFocus();
  refuse = () => restError(400, 'no')({} as never) as Response;
  await user.click(box);
  await waitFor(() => expect(toasts()).toEqual([words(adminNotices.markFailed)]));
  expect(box).toBeChecked();
  refuse = undefined;
  await user.click(box);
  await waitFor(() => expect(screen.queryByText(/^Handled by/)).toBeNull());
  expect(box).not.toBeChecked();
  toast.dismiss();
});

it('a role that was revoked closes the inbox at the next request, with one message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answers = { role: rows({ role: 'admin' }), list: rows(submission(1)) };
  await openAdmin({ [ROLE]: (request) => answers.role(request), [LIST]: (request) => answers.list(request) });
  await waitFor(() => expect(entries()).toHaveLength(1));
  answers = { role: rows(), list: restError(403, 'denied') };
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await expectAt(pages.home.path);
  expect(toasts()).toEqual([words(adminNotices.denied)]);
});
