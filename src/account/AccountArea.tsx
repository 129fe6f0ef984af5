import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { backendConfiguration } from '@/backend/client';
import type { Action } from '@/site/content-types';
import { lateStart } from './content';
import { ActionLink } from '@/ui/ActionLink';
import { useHydrated } from '@/ui/use-hydrated';
import { accountQueryClient } from './query-client';
import { LoadingText } from './LoadingText';

interface AccountAreaProps {
  /** Shown where scripts are switched off. */
  needsScript: string;
  /** Shown where the build names no backend. */
  accountsOff: { title: string; text: string; actions: readonly Action[] };
  /** Rendered only after hydration, with a backend configured. */
  children: ReactNode;
}

/** The live part of an account page; the served HTML, and a site without accounts, get text instead. */
export function AccountArea({ needsScript, accountsOff, children }: AccountAreaProps) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (hydrated && backendConfiguration()) {
    return <QueryClientProvider client={accountQueryClient()}>{children}</QueryClientProvider>;
  }
  if (!hydrated) {
    return (
      <div>
        <LoadingText />
        <p className="late-notice mt-4 noscript:hidden">
          {lateStart.text}{' '}
          <a href={pathname} className="underline underline-offset-4">
            {lateStart.link}
          </a>
          .
        </p>
        <noscript>
          <p>{needsScript}</p>
        </noscript>
      </div>
    );
  }
  return (
    <div>
      <h2 className="font-display text-h3">{accountsOff.title}</h2>
      <p className="mt-3 max-w-measure">{accountsOff.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {accountsOff.actions.map((action) => (
          <ActionLink key={action.label} action={action} variant="outline" className="@max-2xl:w-full" />
        ))}
      </div>
    </div>
  );
}
