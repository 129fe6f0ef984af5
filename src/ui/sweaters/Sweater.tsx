import { useId, type ReactNode } from 'react';
import type { SweaterPalette } from './palettes';
import { sweaterPaths as sweater } from './paths.generated';
import { patterns, type SweaterPattern } from './patterns';

interface SweaterProps {
  palette: SweaterPalette;
  pattern: SweaterPattern;
  /** Class of the hanger's colour. */
  hanger: string;
  /** On the chest. */
  children?: ReactNode;
}

/** The left half as the right one. */
const MIRROR = 'matrix(-1 0 0 1 320 0)';

/**
 * A sweater of cut paper on a hanger, lit from the right, inside a drawing of 320 × 240. It sways under the pointer:
 * src/styles/motion.css.
 */
export function Sweater({ palette, pattern, hanger, children }: SweaterProps) {
  const sleeve = useId();
  const folds = useId();
  return (
    <g className={`sweater ${palette.cloth}`}>
      <path d={sweater.neck} className="fill-night" />
      <path d={sweater.hanger} className={`fill-none ${hanger}`} strokeWidth="5" strokeLinecap="round" />
      <g id={sleeve}>
        <Cloth cut={sweater.sleeves} shade={sweater['sleeve-shade']}>
          <path d={pattern.sleeves} className={palette.trim} />
          <path d={pattern.stripes} className={palette.second} />
        </Cloth>
      </g>
      <use href={`#${sleeve}`} transform={MIRROR} />
      <Cloth cut={sweater.body} shade={sweater['body-shade']}>
        <path d={pattern.trim} className={palette.trim} />
        <path d={pattern.second} className={palette.second} />
      </Cloth>
      <path id={folds} d={sweater.folds} className="fill-night" opacity=".16" />
      <use href={`#${folds}`} transform={MIRROR} />
      <path d={sweater.collar} className={palette.second} />
      <path d={sweater.laces} className="stroke-current" strokeWidth="2.5" strokeLinecap="round" />
      {children}
    </g>
  );
}

interface ClothProps {
  cut: string;
  shade: string;
  /** Its stripes. */
  children: ReactNode;
}

function Cloth({ cut, shade, children }: ClothProps) {
  const clip = useId();
  return (
    <g clipPath={`url(#${clip})`}>
      <clipPath id={clip}>
        <path d={cut} />
      </clipPath>
      <rect width="320" height="240" className="fill-current" />
      {children}
      <path d={shade} className="fill-night" opacity=".2" />
    </g>
  );
}

interface LargeSweaterProps extends Pick<SweaterProps, 'hanger' | 'children'> {
  palette: SweaterPalette;
  className: string;
}

/** One sweater with hoops, as large as its box, without a stall. Decorative. */
export function LargeSweater({ palette, hanger, className, children }: LargeSweaterProps) {
  return (
    <svg viewBox="24 12 272 224" className={className} focusable="false" aria-hidden>
      <Sweater palette={palette} pattern={patterns.hoops} hanger={hanger}>
        {children}
      </Sweater>
    </svg>
  );
}
