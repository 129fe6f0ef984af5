import { Toaster as SonnerToaster } from 'sonner';
import 'sonner/dist/styles.css';
import '@/styles/toasts.css';

/** Time in ms a success or notice stays; errors stay until closed (WCAG 2.2.1). */
const TOAST_DURATION_MS = 8000;

/** Sonner's toaster with the site's look: bottom right, with a close button, polite. */
export function Toaster() {
  return (
    <SonnerToaster
      position="bottom-right"
      duration={TOAST_DURATION_MS}
      closeButton
      toastOptions={{ classNames: { toast: 'site-toast' } }}
    />
  );
}
