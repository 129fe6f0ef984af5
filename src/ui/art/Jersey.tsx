import { useId, type ReactNode } from 'react';
import { jersey, type JerseyPattern } from '@/ui/art/card-jersey';
import type { CardPalette } from '@/ui/art/card-palettes';

interface JerseyProps {
  palette: CardPalette;
  pattern: JerseyPattern;
  /** Class of the hanger's colour. */
  hanger: string;
  /** On the chest. */
  children?: ReactNode;
}

/** The left half as the right one. */
const MIRROR = 'matrix(-1 0 0 1 320 0)';

/** A jersey of cut paper on a hanger, lit from the right, in a drawing of 320 × 240. It sways under the pointer: src/styles/motion.css. */
export function Jersey({ palette, pattern, hanger, children }: JerseyProps) {
  const sleeve = useId();
  const folds = useId();
  return (
    <g className={`jersey ${palette.cloth}`}>
      <path d={jersey.neck} className="fill-night" />
      <path d={jersey.hanger} className={`fill-none ${hanger}`} strokeWidth="5" strokeLinecap="round" />
      <g id={sleeve}>
        <Cloth cut={jersey.sleeves} shade={jersey['sleeve-shade']} light={jersey['sleeve-light']}>
          <path d={pattern.sleeves} className={palette.trim} />
          <path d={pattern.stripes} className={palette.second} />
        </Cloth>
      </g>
      <use href={`#${sleeve}`} transform={MIRROR} />
      <Cloth cut={jersey.body} shade={jersey['body-shade']} light={jersey['body-light']}>
        <path d={pattern.trim} className={palette.trim} />
        <path d={pattern.second} className={palette.second} />
      </Cloth>
      <path id={folds} d={jersey.folds} className="fill-night" opacity=".16" />
      <use href={`#${folds}`} transform={MIRROR} />
      <path d={jersey.collar} className={palette.second} />
      <path d={jersey.laces} className="stroke-current" strokeWidth="2.5" strokeLinecap="round" />
      {children}
    </g>
  );
}

interface ClothProps {
  cut: string;
  shade: string;
  light: string;
  /** Its stripes. */
  children: ReactNode;
}

function Cloth({ cut, shade, light, children }: ClothProps) {
  const clip = useId();
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={cut} />
      </clipPath>
      <rect width="320" height="240" className="fill-current" />
      {children}
      <g className="[filter:blur(4px)]">
        <path d={shade} className="fill-night" opacity=".36" />
        <path d={light} className="fill-sheet" opacity=".32" />
      </g>
    </g>
  );
}
