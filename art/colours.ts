import tailwind from '../tailwind.config';

/** The design tokens: drawings, marks, icons and share images take the site's colours from here. */
export const { colors: colours } = tailwind.theme;
