import { shareLabels } from './content';
import { pathTo, type PageTarget } from '@/site/pages';
import { UiIcon } from './art/UiIcon';
import { useSpokenStatus } from './use-spoken-status';

interface ShareButtonProps {
  target: PageTarget;
  /** Name of the shared entry, e.g. a coach's name: part of the button's name and the title of the share sheet. */
  title: string;
}

/** A quiet icon that passes a link on: by the phone's share sheet where there is one, else to the clipboard. */
export function ShareButton({ target, title }: ShareButtonProps) {
  const [status, say] = useSpokenStatus();

  async function share() {
    const url = new URL(pathTo(target), window.location.origin).href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'AbortError') return; // the visitor cancelled
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      say(shareLabels.copied);
    } catch {
      say(shareLabels.failed);
    }
  }

  return (
    <span className="needs-script relative -m-1.5 inline-flex shrink-0 print:hidden">
      <button
        type="button"
        onClick={() => void share()}
        className="inline-flex size-11 cursor-pointer items-center justify-center rounded hover:text-blue on-dark:hover:text-haldi"
      >
        <UiIcon name="share" className="size-5" />
        <span className="sr-only">{`${shareLabels.share} ${title}`}</span>
      </button>
      <span
        role="status"
        className="absolute top-full right-0 z-10 w-max max-w-64 rounded bg-night text-small text-sheet not-empty:px-3 not-empty:py-1.5 on-dark:bg-sheet on-dark:text-night"
      >
        {status}
      </span>
    </span>
  );
}
