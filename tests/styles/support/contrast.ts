import tailwind from '../../../tailwind.config';

const palette = tailwind.theme.colors;

/** A colour of tailwind.config.ts that carries text or stands under it. */
export type Token = Exclude<
  {
    [Name in keyof typeof palette]: (typeof palette)[Name] extends string ? Name : never;
  }[keyof typeof palette],
  'transparent' | 'current' | 'inherit'
>;

/** Whether a word is the name of such a colour. */
export function isToken(name: string): name is Token {
  return Object.entries(palette).some(([token, value]) => token === name && String(value).startsWith('#'));
}

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2, definition of relative luminance). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: Token, other: Token): number {
  const [darker = 0, lighter = 0] = [luminance(palette[one]), luminance(palette[other])].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
