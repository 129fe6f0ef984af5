import { programsSection } from './content';

/**
 * A button without an action. It tells assistive technology so, and does not look clickable: no fill, no hover, a
 * dashed outline.
 */
export function ViewAllPrograms() {
  return (
    <button
      type="button"
      aria-disabled="true"
      className="inline-flex min-h-action cursor-default items-center justify-center rounded border border-dashed border-edge px-5 py-2 text-scuff @max-2xl:w-full"
    >
      {programsSection.viewAllLabel}
    </button>
  );
}
