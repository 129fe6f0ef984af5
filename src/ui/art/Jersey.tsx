import { useId, type ReactNode } from 'react';
import { jersey, type JerseyPattern } from '@/ui/art/card-jersey';
import type { CardPalette } from '@/ui/art/card-palettes';

interface JerseyProps {
  palette: CardPalette;
  pattern: JerseyPattern;
  /** Class of the edge around the cloth, which separates it from its ground. */
  outline: string;
  /** On the chest. */
  children?: ReactNode;
}

/** A hung jersey of cut paper, lit from above, within a drawing of 320 × 240. It sways under the pointer: src/styles/motion.css. */
export function Jersey({ palette, pattern, outline, children }: JerseyProps) {
  const light = useId();
  return (
    <g className={`jersey ${palette.cloth}`}>
      <linearGradient id={light} x2=".25" y2="1">
        <stop stopColor="#fff" stopOpacity=".34" />
        <stop offset=".45" stopColor="#fff" stopOpacity="0" />
        <stop offset=".6" stopOpacity="0" />
        <stop offset="1" stopOpacity=".26" />
      </linearGradient>
      <path d={jersey.cloth} className="fill-current" />
      <path d={pattern.trim} className={palette.trim} />
      <path d={pattern.second} className={palette.second} />
      <path d={jersey.cloth} fill={`url(#${light})`} />
      <path d={jersey.folds} className="fill-night" opacity=".16" />
      <path d={jersey.lights} className="fill-sheet" opacity=".22" />
      <path d={jersey.cloth} className={`fill-none ${outline}`} strokeWidth="2.5" strokeLinejoin="round" />
      <path d={jersey.neck} className="fill-night" />
      <path d={jersey.collar} className={palette.second} />
      <path d={jersey.laces} className="stroke-current" strokeWidth="2.5" strokeLinecap="round" />
      {children}
    </g>
  );
}
