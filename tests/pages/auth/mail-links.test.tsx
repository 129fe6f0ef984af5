import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { forgotten, mailLinks } from '@/pages/auth/content';
import { pages } from '@/site/pages';
import {
  expectAt,
  LOG_OUT,
  noContent,
  openAccountPage,
  ROLE,
  rows,
  toasts,
  type Answers,
} from '../../support/account-page';
import {
  accessToken,
  CHALLENGE,
  factorAnswers,
  factorSession,
  PROVE,
  READ_USER,
} from '../../support/second-factor';
import { sessionBody } from '../../support/session-body';
import { authAnswer } from '../../support/test-client';
import { address } from '../../support/render-page';

const RECOVER = 'POST /auth/v1/recover';
const OPEN = 'POST /auth/v1/verify';
const SAVE = 'PUT /auth/v1/user';

const session = () => sessionBody({ access_token: accessToken('aal1') });
const weak = () =>
  authAnswer(422, {
    code: 'weak_password',
    message: 'Password is known to be weak and easy to guess, please choose a different one.',
    weak_password: { reasons: ['pwned'] },
  });

const opened: Answers = {
  [OPEN]: () => authAnswer(200, session()),
  [SAVE]: () => authAnswer(200, session().user),
  [READ_USER]: () => authAnswer(200, session().user),
  [LOG_OUT]: noContent,
  [ROLE]: rows(),
};

const arriveBy = (mailLink: string, answers: Answers = {}) =>
  openAccountPage('auth', { answers: { ...opened, ...answers }, mailLink });

const press = async (user: Awaited<ReturnType<typeof arriveBy>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('a password reset gives the usual answer for an address that was emailed just now', async () => {
  const tooSoon = { code: 'over_email_send_rate_limit', message: 'only after 55 seconds' };
  const { user, sent } = await openAccountPage('auth', {
    answers: { [RECOVER]: () => authAnswer(429, tooSoon) },
  });
  await press(user, forgotten.link);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await press(user, forgotten.submit);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription('Error: Enter your email address.');
  await user.type(email, 'pat@visitor.test{Enter}');
  expect(await screen.findByText(forgotten.sent)).toBeVisible();
  expect(screen.getByRole('heading', { name: forgotten.sentHeading })).toHaveFocus();
  expect(sent[0]?.url.searchParams.get('redirect_to')).toBe(`${window.location.origin}${pages.auth.path}`);
  await press(user, forgotten.back);
  expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
  expect(toasts()).toEqual([]);
});

describe('a link to set a password', () => {
  const tokens = `access_token=${accessToken('aal1')}&refresh_token=r&expires_in=3600&token_type=bearer`;

  it.each([
    ['#token_hash=abc', 'recovery', OPEN],
    ['#token_hash=abc', 'invite', OPEN],
    [`#${tokens}`, 'recovery', READ_USER],
  ] as const)(
    '%s&type=%s opens nothing on its own, names the account, and signs in once a password is saved',
    async (mailLink, type, opens) => {
      const { user, asked, sent, storageKey } = await arriveBy(`${mailLink}&type=${type}`);
      await screen.findByRole('heading', { name: mailLinks[type].heading });
      expect(asked()).toEqual([]);
      await press(user, mailLinks[type].submit);
      expect(await screen.findByText('pat@visitor.test')).toBeVisible();
      if (opens === OPEN) expect(sent[0]?.body).toMatchObject({ token_hash: 'abc', type });
      expect(localStorage.getItem(storageKey)).toBeNull();
      await user.type(screen.getByLabelText('Password'), 'first-shift{Enter}');
      await expectAt(pages.home.path);
      expect(asked().slice(0, 3)).toEqual([opens, SAVE, LOG_OUT]);
      expect(sent[1]?.body).toMatchObject({ password: 'first-shift' });
      expect(sent[2]?.url.searchParams.get('scope')).toBe('others');
      expect(localStorage.getItem(storageKey)).toContain('u1');
      expect(toasts()).toEqual([[mailLinks.passwordSet.title, mailLinks.passwordSet.text]]);
    },
  );

  it('shows why a password is refused, and accepts another without a new link', async () => {
    const { user, asked } = await arriveBy('#token_hash=abc&type=recovery', { [SAVE]: weak });
    await press(user, mailLinks.recovery.submit);
    await user.type(await screen.findByLabelText('Password'), 'hockey{Enter}');
    expect(await screen.findByText(/^Error: Password is known to be weak/)).toBeVisible();
    await user.type(screen.getByLabelText('Password'), '-stick{Enter}');
    await waitFor(() => expect(asked().filter((name) => name === SAVE)).toHaveLength(2));
    expect(asked().filter((name) => name === OPEN)).toHaveLength(1);
    expect(address()).toBe(pages.auth.path);
  });

  it('does not claim that other devices are signed out when the server refused that', async () => {
    const { user } = await arriveBy('#token_hash=abc&type=recovery', {
      [LOG_OUT]: () => authAnswer(404, { code: 'user_not_found', message: 'User not found' }),
    });
    await press(user, mailLinks.recovery.submit);
    await user.type(await screen.findByLabelText('Password'), 'first-shift{Enter}');
    await expectAt(pages.home.path);
    expect(toasts()).toEqual([[mailLinks.passwordSet.title, mailLinks.passwordSet.othersStay]]);
  });

  it('asks for the code of a second factor before the password', async () => {
    const { user, asked } = await arriveBy('#token_hash=abc&type=recovery', {
      ...factorAnswers,
      [OPEN]: () => authAnswer(200, factorSession('aal1')),
    });
    await press(user, mailLinks.recovery.submit);
    await user.type(await screen.findByLabelText('Code'), '123 456{Enter}');
    await user.type(await screen.findByLabelText('Password'), 'first-shift{Enter}');
    await expectAt(pages.home.path);
    expect(asked().slice(0, 4)).toEqual([OPEN, CHALLENGE, PROVE, SAVE]);
  });
});

it('a link to confirm an address confirms it when pressed, and signs nobody in', async () => {
  const { user, asked, storageKey } = await arriveBy('#token_hash=abc&type=signup');
  await press(user, mailLinks.signup.submit);
  expect(await screen.findByText(mailLinks.confirmed)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(asked()).toEqual([OPEN, LOG_OUT]);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

it.each([
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', mailLinks.refused],
  ['?error=access_denied&error_code=403', mailLinks.refused],
  ['#token_hash=abc&type=email_change', mailLinks.refused],
  [`#access_token=${accessToken('aal2')}&refresh_token=r&type=signup`, mailLinks.opened],
])('the address %s signs nobody in and sends no request, but says what to do', async (mailLink, text) => {
  const { asked, storageKey } = await arriveBy(mailLink);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: forgotten.link })).toBeVisible();
  expect(asked()).toEqual([]);
  expect(localStorage.getItem(storageKey)).toBeNull();
});

it('a refused link sends a signed-in user home, still signed in, and a toast says why', async () => {
  const { storageKey } = await openAccountPage('auth', {
    session: sessionBody(),
    answers: opened,
    mailLink: '#error=access_denied&error_code=otp_expired',
  });
  expect(await screen.findByText(mailLinks.signedIn.text)).toBeVisible();
  await expectAt(pages.home.path);
  expect(localStorage.getItem(storageKey)).toContain('u1');
});
