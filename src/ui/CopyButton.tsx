import { copyLabels } from './content';
import { classNames } from '@/lib/class-names';
import { UiIcon } from './art/UiIcon';
import { useSpokenStatus } from './use-spoken-status';

interface CopyButtonProps {
  /** Text to copy. */
  text: string;
  /** e.g. `Copy email address`. */
  label: string;
  className?: string;
}

/** Copies a text and reports whether it worked, visibly and to assistive technology. */
export function CopyButton({ text, label, className }: CopyButtonProps) {
  const [status, say] = useSpokenStatus();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      say(copyLabels.copied);
    } catch {
      say(copyLabels.failed); // no permission, or an insecure origin
    }
  }

  return (
    <span className={classNames('needs-script -m-1.5 inline-flex items-center gap-2', className)}>
      <button
        type="button"
        onClick={() => void copy()}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1 rounded underline-offset-4 hover:underline"
      >
        <UiIcon name="copy" className="size-5" />
        <span className="sr-only">{label}</span>
      </button>
      <span role="status" className="text-small">
        {status}
      </span>
    </span>
  );
}
