import tailwind from '../../tailwind.config';

const { colors } = tailwind.theme;

/** The colours of the drawn identity, straight from the design tokens. */
export const ink = { night: colors.night, sheet: colors.sheet, crease: colors.crease, haldi: colors.haldi };

/** The six tape colours in the order of the star, clockwise from the top. */
export const tapes = Object.values(colors.tape);

/** Second colours of the samples' marks. */
export const accents = {
  bronze: colors.tier.bronze,
  blue: colors.blue,
  red: colors.red,
  haldi: colors.haldi,
  sky: colors.tape.sky,
};
