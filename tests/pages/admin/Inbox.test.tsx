import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POLL_MS } from '@/backend/submission-queries';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices, readingLog, search, submissions as words } from '@/pages/admin/content';
import { ESTIMATED_ENTRY_PX } from '@/pages/admin/SubmissionList';
import { heldBack, LIST, MARK, openAdmin, restError, rows, toasts } from '../../account/support/account-page';
import { submission, submissionServer } from '../../account/support/submission-server';

const LOAD_FAILED = [adminNotices.loadFailed.title, adminNotices.loadFailed.text];

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
    expect(oldest).toHaveTextContent(words.noMessage);
    expect(screen.getByText('2 submissions shown')).toHaveAttribute('role', 'status');
    expect(screen.getByText(words.allLoaded)).toBeVisible();
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
    const more = await screen.findByText(words.loadMore);
    expect(screen.getByText(`${SUBMISSIONS_PAGE_SIZE} submissions shown`)).toBeInTheDocument();
    expect(document.querySelector('li[aria-setsize]')).toHaveAttribute('aria-setsize', '-1');
    expect(screen.getByText(words.printLoaded)).toBeVisible();
    more.focus();
    fireEvent.click(more);
    expect(await screen.findByText(`${2 * SUBMISSIONS_PAGE_SIZE} submissions shown`)).toBeInTheDocument();
    expect(screen.getByText(words.loadMore)).toHaveFocus();
    fireEvent.click(more);
    expect(await screen.findByText(`${2 * SUBMISSIONS_PAGE_SIZE + 1} submissions shown`)).toBeInTheDocument();
    expect(screen.getByText(words.allLoaded)).toHaveFocus();
    expect(screen.getByText(words.print)).toBeVisible();
    expect(server.requests()).toBe(3);
  });

  it('that fail to load are told by a toast and in place, and can be tried again', async () => {
    let broken = true;
    const { user } = await openAdmin({
      [LIST]: () => (broken ? restError(403, 'permission denied') : rows(submission(1)))({} as never),
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
    await user.type(screen.getByRole('searchbox', { name: search.label }), 'bike helmet');
    expect(await screen.findByText(search.searching)).toBeVisible();
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
    const more = await screen.findByText(words.loadMore);
    broken = true;
    fireEvent.click(more);
    await waitFor(() => expect(toasts()).toEqual([LOAD_FAILED]));
    expect(document.querySelectorAll('li[aria-setsize]').length).toBeGreaterThan(40);
    broken = false;
    fireEvent.click(screen.getByText(words.loadMore));
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
          changed_at: `${at ?? row['changed_at']}`,
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

    await user.click(screen.getByRole('checkbox', { name: search.openOnly }));
    await waitFor(() =>
      expect(sent.some(({ url }) => url.searchParams.get('handled_at') === 'is.null')).toBe(true),
    );
  });

  it('come by themselves while the page is open, and so do the marks of others', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const at = '2026-11-20T07:28:16Z';
    const marked = submission(1, { handled_at: at, handled_by_email: 'kim@az1.test', changed_at: at });
    await openAdmin({
      [LIST]: ({ url }) =>
        rows(...(url.searchParams.has('changed_at') ? [marked, submission(2)] : [submission(1)]))(
          {} as never,
        ),
    });
    await waitFor(() => expect(entries()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(POLL_MS);
    await waitFor(() => expect(entries()[0]).toHaveTextContent('Message 2'));
    expect(entries()[1]).toHaveTextContent('Handled by kim@az1.test');
    expect(screen.getByText('2 submissions shown. 1 new submission arrived')).toHaveAttribute(
      'role',
      'status',
    );
  });

  it('are read on the record, which administrators can look at', async () => {
    const { user, sent } = await openAdmin({
      [LIST]: rows(submission(1)),
      'GET /rest/v1/reading_log': rows({
        id: '1',
        read_at: '2026-11-20 07:28:16+00',
        email: 'kim@az1.test',
        kind: 'export',
        row_count: 7,
      }),
    });
    await waitFor(entries);
    expect(sent.flatMap(({ body }) => body ?? [])).toEqual([{ kind: 'page', row_count: 1 }]);
    await user.click(screen.getByText(readingLog.heading));
    expect(await screen.findByText('kim@az1.test')).toBeVisible();
    expect(screen.getByText(`${readingLog.kinds.export}: 7`)).toBeVisible();
  });
});
