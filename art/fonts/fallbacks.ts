/**
 * Metric-matched fallback faces: until a web font has arrived, text is set in a local font that is scaled to the
 * same average width and the same line box, so that nothing moves when the letters change.
 */

/** A local font: the names under which systems know it, its line box and the mean advance of a letter, in em. */
interface LocalFont {
  readonly names: readonly string[];
  readonly ascent: number;
  readonly descent: number;
  readonly capitals: number;
  readonly text: number;
}

/** A web font's line box and the mean advance of a letter, in em. */
export interface WebFontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly advance: number;
}

/**
 * Measured with HarfBuzz on Arimo (Arial's metrics), Roboto and DejaVu Sans, over the sample lines of fonts.ts.
 * The first font of a list is the one preferred where several are installed.
 */
const REGULAR: readonly LocalFont[] = [
  {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Helvetica'],
    ascent: 0.9053,
    descent: 0.2119,
    capitals: 0.6117,
    text: 0.4528,
  },
  { names: ['Roboto', 'Roboto-Regular'], ascent: 0.9277, descent: 0.2441, capitals: 0.5611, text: 0.4532 },
  { names: ['DejaVu Sans', 'DejaVuSans'], ascent: 0.9282, descent: 0.2358, capitals: 0.6132, text: 0.5152 },
];
const BOLD: readonly LocalFont[] = [
  {
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Arimo Bold',
      'Helvetica Bold',
      'Helvetica-Bold',
    ],
    ascent: 0.9053,
    descent: 0.2119,
    capitals: 0.619,
    text: 0.4896,
  },
  { names: ['Roboto Bold', 'Roboto-Bold'], ascent: 0.9277, descent: 0.2441, capitals: 0.5669, text: 0.4605 },
  {
    names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    ascent: 0.9282,
    descent: 0.2358,
    capitals: 0.6808,
    text: 0.583,
  },
];

/** One fallback face to be written. */
export interface Fallback {
  readonly family: string;
  /** The `font-weight` range in which the face is used. */
  readonly weights: string;
  readonly bold: boolean;
  /** Letters that the web font sets: capitals (headlines) or running text. */
  readonly sample: 'capitals' | 'text';
  /** The `font-stretch` of the face, where the web font has several widths. */
  readonly stretch?: number;
  readonly metrics: WebFontMetrics;
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;

/** The `@font-face` rules of a fallback. The last rule with equal descriptors whose font exists wins. */
export function fallbackRules({ family, weights, bold, sample, stretch, metrics }: Fallback): string {
  return (bold ? BOLD : REGULAR)
    .map((local) => {
      const scale = metrics.advance / local[sample];
      return `@font-face {
        font-family: '${family}';
        src: ${local.names.map((name) => `local('${name}')`).join(', ')};
        font-weight: ${weights};
        ${stretch === undefined ? '' : `font-stretch: ${stretch}%;`}
        size-adjust: ${percent(scale)};
        ascent-override: ${percent(metrics.ascent / scale)};
        descent-override: ${percent(metrics.descent / scale)};
        line-gap-override: 0%;
      }`;
    })
    .toReversed()
    .join('\n');
}
