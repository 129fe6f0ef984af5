import { printLabel } from '@/content/shared';
import { UiIcon } from './art/UiIcon';
import { buttonStyle } from './button-style';

/** Prints the page; src/styles/print.css says how it looks on paper. */
export function PrintButton() {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonStyle('outline', 'needs-script no-print max-sm:w-full')}
    >
      <UiIcon name="print" className="size-5 shrink-0" />
      {printLabel}
    </button>
  );
}
