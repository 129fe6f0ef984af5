import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  address,
  authAnswer,
  closeAccountPage,
  heldBack,
  openAccountPage,
  sessionBody,
  tellFromOtherTab,
  type Answers,
  toasts,
} from '../support/account-page';

const SIGN_IN = 'POST /auth/v1/token?grant_type=password';
const SIGN_UP = 'POST /auth/v1/signup';

const panel = (name: 'Sign In' | 'Sign Up') => within(screen.getByRole('tabpanel', { name }));
const button = (name: 'Sign In' | 'Sign Up') => panel(name).getByRole('button', { name });
const field = (form: 'Sign In' | 'Sign Up', label: string) =>
  panel(form).getByLabelText<HTMLInputElement>(label, { exact: true });

const invalidCredentials = () =>
  authAnswer(400, { code: 'invalid_credentials', message: 'Invalid login credentials' });

async function openForms(answers: Answers = {}) {
  const page = await openAccountPage('auth', { answers });
  await screen.findByRole('tab', { name: 'Sign In' });
  return page;
}

async function fillSignUp(user: Awaited<ReturnType<typeof openForms>>['user'], password = 'first-shift') {
  await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
  await user.type(field('Sign Up', 'First name'), 'Jordan');
  await user.type(field('Sign Up', 'Last name'), 'Brar');
  await user.type(field('Sign Up', 'Email'), 'jordan@brar.example');
  await user.type(field('Sign Up', 'Password'), password);
}

afterEach(closeAccountPage);

describe('the page', () => {
  it('has one title, two named tabs and a heading in each panel', async () => {
    const { user } = await openForms();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome');
    expect(screen.getByRole('tablist', { name: 'Sign in or sign up' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sign in');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Make an account');
  });

  it('moves between tabs by arrow keys, and keeps what is typed', async () => {
    const { user } = await openForms();
    await user.type(field('Sign In', 'Email'), 'jo@brar.example');
    await user.click(screen.getByRole('tab', { name: 'Sign In' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    expect(panel('Sign Up').getByRole('textbox', { name: 'First name' })).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    expect(field('Sign In', 'Email')).toHaveValue('jo@brar.example');
  });

  it('gives password managers what they need', async () => {
    const { user } = await openForms();
    expect(field('Sign In', 'Email')).toHaveAttribute('type', 'email');
    expect(field('Sign In', 'Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Sign In', 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    const tokens = ['First name', 'Last name', 'Email', 'Password'].map(
      (label) => field('Sign Up', label).autocomplete,
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect(field('Sign Up', 'Password')).toHaveAccessibleDescription('At least 6 characters');
    for (const input of document.querySelectorAll('input')) {
      expect(input.form).not.toBeNull();
      expect(input).toBeRequired();
      expect(input.name).not.toBe('');
    }
  });

  it('shows and hides the password, and hides it when the form is sent', async () => {
    const { user } = await openForms();
    await user.type(field('Sign In', 'Password'), 'secret');
    await user.click(panel('Sign In').getByRole('button', { name: 'Show password' }));
    expect(field('Sign In', 'Password')).toHaveAttribute('type', 'text');
    await user.click(panel('Sign In').getByRole('button', { name: 'Hide password' }));
    expect(field('Sign In', 'Password')).toHaveAttribute('type', 'password');
    await user.click(panel('Sign In').getByRole('button', { name: 'Show password' }));
    await user.click(button('Sign In'));
    expect(field('Sign In', 'Password')).toHaveAttribute('type', 'password');
  });
});

describe('sign-in', () => {
  it('with nothing typed says what is missing, at the fields and as a toast, and asks nobody', async () => {
    const { user, asked } = await openForms();
    await user.click(button('Sign In'));
    expect(toasts()).toEqual([['Missing information', 'Please enter your email and password']]);
    const email = field('Sign In', 'Email');
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Error: Enter your email address.');
    expect(field('Sign In', 'Password')).toHaveAccessibleDescription('Error: Enter your password.');
    expect(email).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  it('focuses the first wrong field, keeps the others, and takes the message away once it is right', async () => {
    const { user } = await openForms();
    await user.type(field('Sign In', 'Email'), 'jo@brar.example');
    await user.click(button('Sign In'));
    expect(field('Sign In', 'Password')).toHaveFocus();
    expect(field('Sign In', 'Email')).toHaveValue('jo@brar.example');
    await user.type(field('Sign In', 'Password'), 'x');
    expect(field('Sign In', 'Password')).toBeValid();
    expect(field('Sign In', 'Password')).not.toHaveAccessibleDescription();
  });

  it('tells a wrong format at the field alone', async () => {
    const { user, asked } = await openForms();
    await user.type(field('Sign In', 'Email'), 'jo');
    await user.type(field('Sign In', 'Password'), 'x');
    await user.click(button('Sign In'));
    expect(field('Sign In', 'Email')).toHaveAccessibleDescription(/^Error: Enter an email address like/);
    expect(toasts()).toEqual([]);
    expect(asked()).toEqual([]);
  });

  it('sends email and password, and goes home', async () => {
    const { user, sent } = await openForms({ [SIGN_IN]: () => authAnswer(200, sessionBody()) });
    await user.type(field('Sign In', 'Email'), 'pat@visitor.test');
    await user.type(field('Sign In', 'Password'), ' my password {Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent[0]?.body).toMatchObject({ email: 'pat@visitor.test', password: ' my password ' });
    expect(toasts()).toEqual([]);
  });

  it('while it is under way says so, keeps focus on the button and ignores a second press', async () => {
    const answer = heldBack();
    const { user, asked } = await openForms({ [SIGN_IN]: answer.wait });
    await user.type(field('Sign In', 'Email'), 'pat@visitor.test');
    await user.type(field('Sign In', 'Password'), 'x');
    await user.dblClick(button('Sign In'));
    const busy = panel('Sign In').getByRole('button', { name: 'Signing in...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    expect(panel('Sign In').getByRole('status')).toHaveTextContent('Signing in...');
    await user.keyboard('{Enter}');
    expect(asked()).toEqual([SIGN_IN]);
    await act(async () => answer.give(invalidCredentials()));
    await waitFor(() => expect(button('Sign In')).toHaveAttribute('aria-disabled', 'false'));
    expect(button('Sign In')).toHaveFocus();
  });

  it("shows the server's message when it refuses, keeps what was typed, and can be tried again", async () => {
    let correct = false;
    const { user } = await openForms({
      [SIGN_IN]: () => (correct ? authAnswer(200, sessionBody()) : invalidCredentials()),
    });
    await user.type(field('Sign In', 'Email'), 'pat@visitor.test');
    await user.type(field('Sign In', 'Password'), 'wrong');
    await user.click(button('Sign In'));
    await waitFor(() => expect(toasts()).toEqual([['Error signing in', 'Invalid login credentials']]));
    expect(panel('Sign In').getByText('Error: Invalid login credentials')).toBeVisible();
    expect(field('Sign In', 'Password')).toHaveValue('wrong');
    correct = true;
    await user.click(button('Sign In'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(toasts()).toEqual([]);
  });

  it('without a connection has a sentence of its own', async () => {
    const { user } = await openForms({
      [SIGN_IN]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.type(field('Sign In', 'Email'), 'pat@visitor.test');
    await user.type(field('Sign In', 'Password'), 'x{Enter}');
    await waitFor(() =>
      expect(toasts()).toEqual([
        ['Error signing in', 'The server could not be reached. Check your connection and try again.'],
      ]),
    );
    // supabase-js prints what fetch threw.
    expect(console.error).toHaveBeenCalledOnce();
    vi.mocked(console.error).mockClear();
  });
});

describe('sign-up', () => {
  it('says first what is missing, then what is too short', async () => {
    const { user, asked } = await openForms();
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await user.type(field('Sign Up', 'Password'), 'short');
    await user.click(button('Sign Up'));
    expect(toasts()).toEqual([['Missing information', 'Please fill in all fields']]);
    expect(field('Sign Up', 'First name')).toHaveFocus();
    expect(field('Sign Up', 'Password')).toHaveAccessibleDescription(
      'At least 6 characters Error: Use at least 6 characters.',
    );

    await user.type(field('Sign Up', 'First name'), 'Jordan');
    await user.type(field('Sign Up', 'Last name'), 'Brar');
    await user.type(field('Sign Up', 'Email'), 'jordan@brar.example');
    await user.click(button('Sign Up'));
    expect(toasts()).toEqual([['Password too short', 'Password must be at least 6 characters']]);
    expect(field('Sign Up', 'Password')).toHaveFocus();
    expect(asked()).toEqual([]);
  });

  it('sends the names with the account, welcomes and goes home', async () => {
    const { user, sent } = await openForms({ [SIGN_UP]: () => authAnswer(200, sessionBody()) });
    await fillSignUp(user);
    await user.click(button('Sign Up'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(sent[0]?.body).toMatchObject({
      email: 'jordan@brar.example',
      password: 'first-shift',
      data: { first_name: 'Jordan', last_name: 'Brar' },
    });
    expect(toasts()).toEqual([['Account created!', 'You have been successfully signed up.']]);
  });

  it('says "Creating account..." while it is under way', async () => {
    const answer = heldBack();
    const { user } = await openForms({ [SIGN_UP]: answer.wait });
    await fillSignUp(user);
    await user.click(button('Sign Up'));
    expect(panel('Sign Up').getByRole('button', { name: 'Creating account...' })).toHaveFocus();
    await act(async () => answer.give(authAnswer(200, sessionBody())));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('does not claim a sign-in when the address has to be confirmed first', async () => {
    const { user } = await openForms({ [SIGN_UP]: () => authAnswer(200, sessionBody().user) });
    await fillSignUp(user);
    await user.click(button('Sign Up'));
    const heading = await panel('Sign Up').findByRole('heading', { name: 'Check your email' });
    expect(heading).toHaveFocus();
    expect(toasts()).toEqual([
      ['Account created!', 'Open the link in the email we sent you. Then sign in here.'],
    ]);
    expect(address()).toBe('/auth');
    await user.click(panel('Sign Up').getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toHaveFocus();
    expect(field('Sign In', 'Email')).toBeVisible();
  });

  it("shows the server's message when it refuses", async () => {
    const { user } = await openForms({
      [SIGN_UP]: () => authAnswer(422, { code: 'user_already_exists', message: 'User already registered' }),
    });
    await fillSignUp(user);
    await user.click(button('Sign Up'));
    await waitFor(() => expect(toasts()).toEqual([['Error signing up', 'User already registered']]));
  });
});

describe('who is already signed in', () => {
  it('goes home on load', async () => {
    await openAccountPage('auth', { session: {} });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes home when it happens in another tab', async () => {
    const { storageKey } = await openForms();
    tellFromOtherTab(storageKey, { event: 'SIGNED_IN', session: sessionBody() });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('gets the forms after 2 s when the server does not refresh the session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAccountPage('auth', {
      session: { expires_at: Math.floor(Date.now() / 1000) - 10 },
      answers: {
        'POST /auth/v1/token?grant_type=refresh_token': () => new Response(null, { status: 503 }),
      },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    vi.useRealTimers();
  });
});

describe('a site without accounts', () => {
  it('says so and shows ways on', async () => {
    vi.stubEnv('VITE_ACCOUNTS', 'off');
    await openAccountPage('auth');
    expect(screen.getByRole('heading', { name: 'Accounts are not open yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See our programs' })).toHaveAttribute('href', '/programs');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
