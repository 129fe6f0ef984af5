import { adminStates, adminTitle } from '@/content/admin';
import { AccountProvider } from '@/features/auth/AccountProvider';
import { AccountShell } from '@/features/auth/AccountShell';
import { AccountsOff } from '@/features/auth/AccountsOff';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { AdminGate } from './AdminGate';

/**
 * The page /admin. Its title stays the same element in every state, so that it keeps the focus of a page change;
 * what comes after it is placed on the grid beside or below it.
 */
export function AdminScreen() {
  return (
    <div className="mx-auto w-full max-w-page px-5 pt-6 pb-section md:px-10 md:pt-10">
      <Breadcrumbs page="admin" />
      <div className="grid gap-x-gutter gap-y-8 sm:grid-cols-[1fr_auto]">
        <h1 tabIndex={-1} className="font-display text-h2 uppercase width-condensed">
          {adminTitle}
        </h1>
        <AccountProvider
          shell={
            <div className="col-span-full">
              <AccountShell needsScript={adminStates.needsScript} />
            </div>
          }
          accountsOff={
            <div className="col-span-full">
              <AccountsOff {...adminStates.accountsOff} />
            </div>
          }
        >
          <AdminGate />
        </AccountProvider>
      </div>
    </div>
  );
}
