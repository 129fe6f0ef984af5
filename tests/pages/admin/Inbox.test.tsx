import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterDenial } from '@/account/destinations';
import { POLL_LIMIT, POLL_MS } from '@/backend/submission-queries';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices, labels, searchWords, secondFactorWords } from '@/pages/admin/content';
import { ESTIMATED_ENTRY_PX } from '@/pages/admin/SubmissionList';
import { pages, pathTo } from '@/pages/registry';
import {
  expectAt,
  heldBack,
  LIST,
  LOG_OUT,
  MARK,
  openAdmin,
  restError,
  ROLE,
  rows,
  toasts,
} from '../../account/support/account-page';
import { submission, submissionRows, submissionServer } from '../../account/support/submission-server';

const LOAD_FAILED = [adminNotices.loadFailed.title, adminNotices.loadFailed.text];

/** What PostgREST answers where a right is missing. */
const forbidden = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });

const list = () => within(screen.getByRole('region', { name: 'Contact Submissions' }));
const entries = () => list().getAllByRole('listitem');

/** An entry is as high as the estimate: happy-dom lays nothing out. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ESTIMATED_ENTRY_PX);
});

describe('the submissions', () => {
  it('are entries with sender, subject, message and time, in the order of the server', async () => {
    await openAdmin({
      [LIST]: rows(
        submission(2, {
          first_name: 'Sam',
          last_name: 'Gill',
          email: 'new@er.example',
          subject: 'Skates',
          message: '  two\n\tlines',
          created_at: '2026-11-20 07:28:16+00',
        }),
        submission(1, { message: null }),
      ),
    });
    const [newest, oldest] = await waitFor(entries);
    const entry = within(newest as HTMLElement);
    expect(entry.getByRole('heading', { level: 4 })).toHaveTextContent('From Sam Gill new@er.example');
    expect(newest).toHaveTextContent('Subject Skates');
    const reply = entry.getByRole('link', { name: 'Reply to new@er.example' });
    expect(reply).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:new@er\.example\?subject=Re%3A%20Skates&body=/),
    );
    expect(entry.getByRole('button', { name: 'Copy email address of new@er.example' })).toBeVisible();
    const message = entry.getByText(/two/);
    expect(message.textContent).toBe('  two\n\tlines');
    expect(message).toHaveAttribute('dir', 'auto');
    expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T07:28:16+00:00');
    expect(newest).toHaveAttribute('aria-setsize', '2');
    expect(oldest).toHaveTextContent(labels.noMessage);
    expect(screen.getByText('2 submissions shown')).toHaveAttribute('role', 'status');
    expect(screen.getByText(labels.allLoaded)).toBeVisible();
  });

  it('are in the language and the direction of their script', async () => {
    await openAdmin({
      [LIST]: rows(submission(1, { subject: 'ਹਾਕੀ ਕੈਂਪ', message: 'کیا لڑکیوں کے لیے ہاکی کیمپ ہے؟' })),
    });
    expect(await screen.findByText('ਹਾਕੀ ਕੈਂਪ')).toHaveAttribute('lang', 'pa');
    const message = screen.getByText(/ہاکی/);
    expect(message).toHaveAttribute('lang', 'ur');
    expect(message).toHaveAttribute('dir', 'rtl');
  });

  it('come page by page; the button loads the next one and keeps focus until the last', async () => {
    const server = submissionServer(2 * SUBMISSIONS_PAGE_SIZE + 1);
    await openAdmin({ [LIST]: server.answer });
    const more = await screen.findByText(labels.loadMore);
    expect(screen.getByText(`${SUBMISSIONS_PAGE_SIZE} submissions shown`)).toBeInTheDocument();
    expect(document.querySelector('li[aria-setsize]')).toHaveAttribute('aria-setsize', '-1');
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

  it('that fail to load are told by a toast and in place, and can be tried again', async () => {
    let broken = true;
    const { user } = await openAdmin({
      [LIST]: (request) => (broken ? restError(400, 'bad request') : rows(submission(1)))(request),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts()).toEqual([LOAD_FAILED]);
    expect(screen.getByText(adminNotices.loadFailed.text, { selector: 'p' })).toBeVisible();
    broken = false;
    await user.click(again);
    await waitFor(() => expect(entries()).toHaveLength(1));
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('stay while a search is under way; one that fails can be tried again', async () => {
    const answer = heldBack();
    let broken = true;
    const { user } = await openAdmin({
      [LIST]: ({ url }) =>
        url.searchParams.has('search_text') && broken
          ? answer.wait()
          : Response.json([submission(1), submission(2)]),
    });
    await waitFor(() => expect(entries()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: searchWords.label }), 'bike helmet');
    expect(await screen.findByText(searchWords.searching)).toBeVisible();
    expect(entries()).toHaveLength(2);
    answer.give(Response.json({ message: 'bad' }, { status: 400 }));
    const again = await list().findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(await screen.findByText('2 submissions found')).toBeInTheDocument();
  });

  it('of a next page that fails leave the others, and wait for the button', async () => {
    const server = submissionServer(SUBMISSIONS_PAGE_SIZE + 10);
    let broken = false;
    await openAdmin({
      [LIST]: (request) => (broken ? restError(400, 'bad request') : server.answer)(request),
    });
    const more = await screen.findByText(labels.loadMore);
    broken = true;
    fireEvent.click(more);
    await waitFor(() => expect(toasts()).toEqual([LOAD_FAILED]));
    expect(document.querySelectorAll('li[aria-setsize]').length).toBeGreaterThan(40);
    broken = false;
    fireEvent.click(screen.getByText(labels.loadMore));
    expect(await screen.findByText(`${SUBMISSIONS_PAGE_SIZE + 10} submissions shown`)).toBeInTheDocument();
    await waitFor(() => expect(toasts()).toEqual([]));
  });

  it('say what is missing of a mail, and are marked as handled and open again, at once and for good', async () => {
    let row: Record<string, unknown> = submission(1, { attachments: 2, cut_from: 4812 });
    let refused = false;
    const { user, sent } = await openAdmin({
      [LIST]: () => Response.json([row]),
      [MARK]: ({ body }) => {
        if (refused) return restError(403, 'no')({} as never);
        const { handled } = body as { handled: boolean };
        const at = handled ? '2026-11-20T07:28:16Z' : null;
        row = {
          ...row,
          handled_at: at,
          handled_by_email: at && 'kim@az1.test',
        };
        return Response.json([row]);
      },
    });
    const box = await screen.findByRole('checkbox', { name: /^Handled: message of sender-1/ });
    expect(screen.getByText('This is the beginning. The whole email has 4,812 characters.')).toBeVisible();
    expect(screen.getByText('2 attachments were not kept.')).toBeVisible();
    await user.click(box);
    expect(await screen.findByText(/^Handled by kim@az1.test, /)).toBeVisible();
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    refused = true;
    await user.click(box);
    await waitFor(() =>
      expect(toasts()).toEqual([[adminNotices.markFailed.title, adminNotices.markFailed.text]]),
    );
    expect(box).toBeChecked();
    refused = false;
    await user.click(box);
    await waitFor(() => expect(screen.queryByText(/^Handled by/)).toBeNull());
    expect(box).not.toBeChecked();

    await user.click(screen.getByRole('checkbox', { name: searchWords.unhandledOnly }));
    await waitFor(() =>
      expect(sent.some(({ url }) => url.searchParams.get('handled_at') === 'is.null')).toBe(true),
    );
  });

  it('that come while the page is open wait for a button, which also shows the marks of other administrators', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let total = 1;
    const marked = { handled_at: '2026-11-20T07:28:16Z', handled_by_email: 'kim@az1.test' };
    let marks = {};
    const { sent } = await openAdmin({
      [LIST]: ({ url }) =>
        Response.json(
          url.searchParams.has('created_at')
            ? submissionRows(total, url)
            : [...Array(total).keys()].map((index) => submission(total - index, marks)),
        ),
    });
    await waitFor(() => expect(entries()).toHaveLength(1));
    total = 3;
    marks = marked;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    const show = await screen.findByRole('button', { name: '2 new: show them' });
    expect(entries()).toHaveLength(1);
    expect(Object.fromEntries(sent.at(-1)?.url.searchParams ?? [])).toEqual({
      select: '*',
      created_at: `gt.${submission(1).created_at}`,
      order: 'created_at.desc,id.desc',
      limit: String(POLL_LIMIT),
    });
    fireEvent.click(show);
    await waitFor(() => expect(entries()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /new: show/ })).toBeNull();
    expect(screen.getAllByText(/^Handled by kim@az1.test/)).toHaveLength(3);
  });

  it('do not move when the window is used again, and a look for new ones that fails says nothing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let list = rows(submission(1));
    let poll = restError(400, 'bad');
    await openAdmin({
      [LIST]: (request) => (request.url.searchParams.has('created_at') ? poll : list)(request),
    });
    await waitFor(() => expect(entries()).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    expect(toasts()).toEqual([]);
    poll = rows(submission(2));
    list = rows(
      submission(2),
      submission(1, { handled_at: '2026-11-20T07:28:16Z', handled_by_email: 'kim' }),
    );
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText(/^Handled by kim/)).toBeVisible();
    expect(entries()).toHaveLength(1);
    fireEvent.click(await screen.findByRole('button', { name: '1 new: show it' }));
    await waitFor(() => expect(entries()).toHaveLength(2));
  });

  it.each([
    ['numbers', 7, 6],
    ['texts', 'b', 'a'],
  ])(
    'of a table with the four columns only, whose ids are %s, are shown, exported and printed',
    async (_case, ...ids) => {
      const { asked } = await openAdmin({
        [LIST]: rows(
          ...ids.map((id, index) => ({
            id,
            email: `sender-${id}@visitor.example`,
            message: index === 0 ? 'Hello' : null,
            created_at: '2026-11-20T07:28:16.000001+00:00',
          })),
        ),
      });
      await waitFor(() => expect(entries()).toHaveLength(2));
      expect(entries()[0]).toHaveTextContent('Hello');
      expect(entries()[1]).toHaveTextContent(labels.noMessage);
      expect(screen.queryByRole('checkbox')).toBeNull();
      expect(screen.queryByRole('searchbox')).toBeNull();
      expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
      expect(screen.getByText(labels.print)).toBeVisible();
      expect(asked()).toEqual([ROLE, LIST]);
    },
  );

  it('that may not be read say so, and how to set a second factor up, once the role has been asked for again', async () => {
    const { asked } = await openAdmin({ [LIST]: forbidden });
    expect(await screen.findByText(secondFactorWords.needed)).toBeVisible();
    expect(list().getByText(adminNotices.loadFailed.text)).toBeVisible();
    await waitFor(() => expect(toasts()).toEqual([LOAD_FAILED]));
    expect(asked()).toEqual([ROLE, LIST, ROLE]);
  });
});

it('a role that was taken away closes the inbox at the next request, with no other message', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answers = { role: rows({ role: 'admin' }), list: rows(submission(1)) };
  await openAdmin({ [ROLE]: (request) => answers.role(request), [LIST]: (request) => answers.list(request) });
  await waitFor(() => expect(entries()).toHaveLength(1));
  answers = { role: rows(), list: forbidden };
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await expectAt(pathTo(afterDenial));
  expect(toasts()).toEqual([[adminNotices.denied.title, adminNotices.denied.text]]);
});

it('a session that has ended closes the inbox at the next request, and is dropped without asking the server', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = rows(submission(1));
  const { asked, storageKey } = await openAdmin({ [LIST]: (request) => answer(request) });
  await waitFor(() => expect(entries()).toHaveLength(1));
  answer = restError(401, 'JWT expired');
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await expectAt(pages.auth.path);
  expect(localStorage.getItem(storageKey)).toBeNull();
  expect(asked().filter((name) => name === LOG_OUT)).toEqual([]);
});
