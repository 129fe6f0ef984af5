import { programsSection } from './content';

/**
 * A button that has no action. It says so to assistive technology and does not look as if it
 * would answer: no fill, no hover, a dashed outline.
 */
export function ViewAllPrograms() {
  return (
    <button
      type="button"
      aria-disabled="true"
      className="inline-flex min-h-action cursor-default items-center justify-center rounded border border-dashed border-edge px-5 py-2 text-scuff max-sm:w-full"
    >
      {programsSection.viewAllLabel}
    </button>
  );
}
