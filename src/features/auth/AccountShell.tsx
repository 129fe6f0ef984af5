import { lateStart } from '@/content/errors';
import { LoadingText } from './LoadingText';

/** What the served HTML of an account page says below its title, until the scripts run or for want of them. */
export function AccountShell({ needsScript }: { needsScript: string }) {
  return (
    <>
      <LoadingText />
      <p className="late-notice mt-4 noscript:hidden">
        {lateStart.text} {/* The service worker answers this address with nothing it kept. */}
        <a href="?fresh" className="underline underline-offset-4">
          {lateStart.link}
        </a>
        .
      </p>
      <noscript>
        <p>{needsScript}</p>
      </noscript>
    </>
  );
}
