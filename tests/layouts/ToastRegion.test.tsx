import { render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, it } from 'vitest';
import { ToastRegion } from '@/layouts/ToastRegion';

const LOADING_MS = 10_000;

afterEach(() => {
  toast.dismiss();
});

it('shows a toast that was fired before its code had loaded', async () => {
  render(<ToastRegion page="admin" />);
  toast.error('Access denied', { duration: Infinity });
  expect(await screen.findByText('Access denied', {}, { timeout: LOADING_MS })).toBeInTheDocument();
});

it('is not there on public pages', () => {
  render(<ToastRegion page="home" />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('stays on the page that an account page leads to', async () => {
  const { rerender } = render(<ToastRegion page="auth" />);
  toast.success('Account created!');
  rerender(<ToastRegion page="home" />);
  expect(await screen.findByText('Account created!', {}, { timeout: LOADING_MS })).toBeInTheDocument();
});
