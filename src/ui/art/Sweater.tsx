import type { ReactNode } from 'react';
import { jersey, type JerseyPattern } from '@/ui/art/card-jersey';
import type { CardPalette } from '@/ui/art/card-palettes';

interface SweaterProps {
  palette: CardPalette;
  pattern: JerseyPattern;
  /** Class of the stroke around the cloth. */
  edge: string;
  /** Letters, printed on the cloth. */
  children?: ReactNode;
}

/** The sweater on a 320 × 240 card: cut from paper like the players of the scenes, with folds and a shadow. */
export function Sweater({ palette, pattern, edge, children }: SweaterProps) {
  return (
    <>
      <path d={jersey.cloth} className="fill-night" opacity=".28" transform="translate(-5 6)" />
      <path d={jersey.cloth} className={palette.cloth} />
      <path d={pattern.trim} className={palette.trim} />
      <path d={pattern.second} className={palette.second} />
      <path d={jersey.folds} className="fill-night" opacity=".24" />
      <path d={jersey.lights} className="fill-sheet" opacity=".3" />
      <path d={jersey.cloth} className={`fill-none ${edge}`} strokeWidth="2.5" strokeLinejoin="round" />
      <path d={jersey.neck} className="fill-night" />
      <path d={jersey.collar} className={palette.second} />
      <path d={jersey.laces} className={palette.clothLine} strokeWidth="2.5" strokeLinecap="round" />
      {children}
    </>
  );
}
