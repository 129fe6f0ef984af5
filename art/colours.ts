import tailwind from '../tailwind.config';

/** The design tokens: drawings, marks, icons, share images and rendered scenes take the site's colours from here. */
export const { colors: colours } = tailwind.theme;
