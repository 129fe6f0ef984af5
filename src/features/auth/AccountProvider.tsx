import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { backendConfiguration } from '@/backend/configuration';
import { useHydrated } from '@/ui/use-hydrated';
import { accountQueryClient } from './account-query-client';

interface AccountProviderProps {
  children: ReactNode;
  /** Stands in the served HTML and until the scripts run. */
  shell: ReactNode;
  /** Stands where the build names no backend. */
  accountsOff: ReactNode;
}

function Connected({ children }: { children: ReactNode }) {
  const [client] = useState(accountQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** The live part of an account page: what stands below it may ask the backend. */
export function AccountProvider({ children, shell, accountsOff }: AccountProviderProps) {
  if (!useHydrated()) return shell;
  return backendConfiguration().state === 'ready' ? <Connected>{children}</Connected> : accountsOff;
}
