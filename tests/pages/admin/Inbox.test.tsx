import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SUBMISSIONS_PAGE_SIZE } from '@/backend/submissions';
import { adminNotices, labels } from '@/pages/admin/content';
import { LIST, openAdmin, restError, ROLE, rows, toasts } from '../../account/support/account-page';
import { submission, submissionServer } from '../../account/support/submission-server';
import { entries } from './support/inbox';

const LOAD_FAILED = [adminNotices.loadFailed.title, adminNotices.loadFailed.text];

it('entries show sender, subject, message and time, in the order of the server', async () => {
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
  expect(entry.getByRole<HTMLAnchorElement>('link', { name: 'Reply to new@er.example' }).href).toMatch(
    /^mailto:new@er\.example\?subject=Re%3A%20Skates&body=/,
  );
  expect(entry.getByRole('button', { name: 'Copy email address of new@er.example' })).toBeVisible();
  const message = entry.getByText(/two/);
  expect(message.textContent).toBe('  two\n\tlines');
  expect(message).toHaveAttribute('dir', 'auto');
  expect(newest?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T07:28:16+00:00');
  expect(oldest).toHaveTextContent(labels.noMessage);
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
  await waitFor(() => expect(toasts()).toEqual([LOAD_FAILED]));
  expect(entries()).toHaveLength(SUBMISSIONS_PAGE_SIZE);
  broken = false;
  fireEvent.click(screen.getByText(labels.loadMore));
  expect(await screen.findByText(`${SUBMISSIONS_PAGE_SIZE + 10} submissions shown`)).toBeInTheDocument();
  await waitFor(() => expect(toasts()).toEqual([]));
});

it('rows of a table with only the four columns are shown, and can be exported and printed', async () => {
  const created_at = '2026-11-20T07:28:16.000001+00:00';
  const row = { email: 'pat@visitor.example', created_at };
  const { asked } = await openAdmin({
    [LIST]: rows({ id: 7, message: 'Hello', ...row }, { id: 6, message: null, ...row }),
  });
  await waitFor(() => expect(entries()).toHaveLength(2));
  expect(entries()[0]).toHaveTextContent('Hello');
  expect(entries()[1]).toHaveTextContent(labels.noMessage);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.getByText(labels.print)).toBeVisible();
  expect(asked()).toEqual([ROLE, LIST]);
});
