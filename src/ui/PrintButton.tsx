import { printLabel } from './content';
import { UiIcon } from './art/UiIcon';
import { buttonStyle } from './button-style';

interface PrintButtonProps {
  label?: string;
  /** Id of the one section to print; the whole page when left out. */
  only?: string;
}

/** Marks one section as the only one on paper (src/styles/print.css) until the print dialog closes. */
function printOnly(id: string): void {
  const section = document.getElementById(id);
  section?.setAttribute('data-printed-part', '');
  window.addEventListener('afterprint', () => section?.removeAttribute('data-printed-part'), { once: true });
  window.print();
}

/** Prints the page or one section of it; src/styles/print.css says how it looks on paper. */
export function PrintButton({ label = printLabel, only }: PrintButtonProps) {
  return (
    <button
      type="button"
      onClick={() => (only === undefined ? window.print() : printOnly(only))}
      className={buttonStyle('outline', 'needs-script @max-2xl:grow print:hidden')}
    >
      <UiIcon name="print" className="size-5 shrink-0" />
      {label}
    </button>
  );
}
