import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { afterSignIn } from '@/account/destinations';
import { sessionEnded } from '@/account/words';
import { sessionQuery } from '@/backend/session';
import { sessionKey } from '@/backend/stored-session';
import { PATIENCE_MS, useAuthGuard } from '@/pages/auth/use-auth-guard';
import { pages, pathTo } from '@/site/pages';
import { heldBack, openAccountPage, REFRESH, toasts } from '../../account/support/account-page';
import { authAnswer, sessionBody, stubFetch } from '../../backend/support/test-client';
import { address } from '../../support/render-page';

describe('a visitor who is already signed in', () => {
  const refused = () => authAnswer(400, { code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' });

  it.each([
    ['that has not expired', {}],
    ['that has expired', { expires_at: 1 }],
  ])(
    'with a session %s but is refused by the server gets the form and one sentence',
    async (_which, session) => {
      const { storageKey, asked } = await openAccountPage('auth', {
        session,
        answers: { [REFRESH]: refused },
      });
      expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeVisible();
      expect(screen.getByText(sessionEnded.text)).toBeVisible();
      expect(address()).toBe(pages.auth.path);
      expect(localStorage.getItem(storageKey)).toBeNull();
      expect(new Set(asked())).toEqual(new Set([REFRESH]));
      expect(toasts()).toEqual([]);
    },
  );

  it('is sent home when the server does not say within 2 s whether it accepts the session', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { storageKey } = await openAccountPage('auth', {
      session: {},
      answers: { [REFRESH]: heldBack().wait },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
    expect(address()).toBe(pathTo(afterSignIn));
    expect(localStorage.getItem(storageKey)).not.toBeNull();
  });

  it('gets the forms after 2 s when an expired session cannot be refreshed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAccountPage('auth', {
      session: { expires_at: 1 },
      answers: { [REFRESH]: () => new Response(null, { status: 503 }) },
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    await act(() => vi.advanceTimersByTimeAsync(PATIENCE_MS));
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByText(sessionEnded.text)).toBeNull();
  });
});

it('a sign-out in another tab counts before the stored session is gone here, without asking the server', () => {
  const backend = 'https://left.backend.test';
  vi.stubEnv('VITE_SUPABASE_URL', backend);
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_tests');
  localStorage.setItem(sessionKey(backend), JSON.stringify(sessionBody()));
  const sent = stubFetch(() => authAnswer(400, { code: 'refresh_token_not_found' }));
  const queryClient = new QueryClient();
  queryClient.setQueryData(sessionQuery().queryKey, null);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );

  const { result } = renderHook(useAuthGuard, { wrapper });
  expect(result.current).toEqual({ state: 'signed-out', ended: false });
  expect(sent).toEqual([]);
});
