/** Props every drawing takes. */
export interface DrawingProps {
  /** Size and colour come from classes; lines follow the text colour (`currentColor`). */
  className?: string | undefined;
  /** Description for someone who cannot see the drawing. Left out, the drawing is decoration and hidden. */
  label?: string | undefined;
}

/** The attributes that make an inline SVG either a named image or decoration (WCAG 1.1.1). */
export function namedOrHidden(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
