import { programsSection } from './content';

/** A button without an action: it tells assistive technology so, and looks like a label. */
export function ViewAllPrograms() {
  return (
    <button type="button" aria-disabled="true" className="min-h-action cursor-default rounded title-4">
      {programsSection.viewAllLabel}
    </button>
  );
}
