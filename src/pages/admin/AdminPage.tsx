import { AccountArea } from '@/account/AccountArea';
import { Column } from '@/ui/Column';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { AdminGate } from './AdminGate';
import { head, adminWords, adminTitle } from './content';
import { PageHead } from '@/layout/PageHead';

/**
 * /admin: contact submissions, for administrators. The title stays the same element in every state, so that it keeps
 * the focus of a page change; everything after it is placed on the grid beside or below it.
 */
export default function AdminPage() {
  return (
    <>
      <PageHead page="admin" texts={head} />
      <Column className="pt-6 pb-section @3xl:pt-10">
        <Breadcrumbs page="admin" />
        {/* At least as high as the window: the footer must not move through it while the page loads. */}
        <div className="grid min-h-svh content-start gap-x-gutter gap-y-8 *:col-span-full @2xl:grid-cols-[1fr_auto] noscript:min-h-0">
          <h1 className="font-display text-h2 uppercase font-stretch-condensed @2xl:col-span-1">
            {adminTitle}
          </h1>
          <AccountArea needsScript={adminWords.needsScript} accountsOff={adminWords.accountsOff}>
            <AdminGate />
          </AccountArea>
        </div>
      </Column>
    </>
  );
}
