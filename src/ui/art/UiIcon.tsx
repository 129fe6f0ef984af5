import { namedOrHidden, type DrawingProps } from '@/ui/art/drawing-props';
import { uiIconPaths, type UiIconName } from '@/ui/art/ui-icon-paths.generated';

interface UiIconProps extends DrawingProps {
  name: UiIconName;
}

/** A plain interface icon in the text colour. Size by class (`size-5`). */
export function UiIcon({ name, className, label }: UiIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...namedOrHidden(label)}
    >
      <path d={uiIconPaths[name]} />
    </svg>
  );
}
