import { LoadingText } from './LoadingText';

/** What the served HTML of an account page says below its title, until the scripts run or for want of them. */
export function AccountShell({ needsScript }: { needsScript: string }) {
  return (
    <>
      <LoadingText />
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </>
  );
}
