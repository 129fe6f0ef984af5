import { skipLabel } from './content';
import { MAIN_ID } from './ids';

/**
 * The first tab stop: jumps over the header (WCAG 2.4.1). Covers the fixed header while it has focus; on paper a fixed
 * box would repeat on every sheet.
 */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded bg-night px-5 py-3 font-display text-sheet focus-visible:translate-y-0 print:hidden"
    >
      {skipLabel}
    </a>
  );
}
