import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/account/content';
import { PATIENCE_MS } from '@/pages/auth/AuthPage';
import { signUp } from '@/pages/auth/content';
import {
  heldBack,
  openAccountPage,
  REFRESH,
  SIGN_IN,
  toasts,
  type Answers,
} from '../../support/account-page';
import { authAnswer } from '../../support/test-client';

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

describe('the forms', () => {
  it('give password managers and assistive technology what they need', async () => {
    const { user } = await openForms();
    expect(screen.getByRole('tablist', { name: 'Sign in or sign up' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Sign in');
    expect(field('Sign In', 'Email')).toHaveAttribute('type', 'email');
    expect(field('Sign In', 'Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Sign In', 'Password')).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(signUp.heading);
    const tokens = ['First name', 'Last name', 'Email', 'Password'].map(
      (label) => field('Sign Up', label).autocomplete,
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect(field('Sign Up', 'Password')).toHaveAccessibleDescription('At least 6 characters');
    for (const input of document.querySelectorAll('input')) {
      expect(input).toBeRequired();
      expect(input.name).not.toBe('');
    }
  });
});

describe('sign-in', () => {
  it('says so while it is under way, keeps focus on the button and ignores a second press', async () => {
    const answer = heldBack();
    const { user, asked, sent } = await openForms({ [SIGN_IN]: answer.wait });
    await user.type(field('Sign In', 'Email'), 'pat@visitor.test');
    await user.type(field('Sign In', 'Password'), ' my password ');
    await user.dblClick(button('Sign In'));
    const busy = panel('Sign In').getByRole('button', { name: 'Signing in...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect(busy).toHaveFocus();
    expect(panel('Sign In').getByRole('status')).toHaveTextContent('Signing in...');
    await user.keyboard('{Enter}');
    expect(asked()).toEqual([SIGN_IN]);
    expect(sent[0]?.body).toMatchObject({ email: 'pat@visitor.test', password: ' my password ' });
    await act(async () => answer.give(invalidCredentials()));
    await waitFor(() => expect(button('Sign In')).toHaveAttribute('aria-disabled', 'false'));
    expect(button('Sign In')).toHaveFocus();
  });
});

describe('a visitor who has a session', () => {
  it('that the server refuses to refresh gets the form and one sentence', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { storageKey } = await openAccountPage('auth', {
      session: { expires_at: 1 },
      answers: { [REFRESH]: () => authAnswer(400, { code: 'refresh_token_not_found', message: 'Gone' }) },
    });
    expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByText(sessionEnded.text)).toBeVisible();
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(toasts()).toEqual([]);
    vi.mocked(console.error).mockClear();
  });

  it('that cannot be refreshed gets the forms after 2 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { storageKey } = await openAccountPage('auth', {
      session: { expires_at: 1 },
      answers: { [REFRESH]: heldBack().wait },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(sessionEnded.text)).toBeNull();
    expect(localStorage.getItem(storageKey)).not.toBeNull();
  });
});
