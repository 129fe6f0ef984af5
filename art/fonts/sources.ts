import { readFile } from 'node:fs/promises';

const PACKAGES = 'node_modules/@fontsource-variable';

/** The files of the font packages that the site takes letters from, with all their axes. */
const FILES = {
  anek: 'anek-latin/files/anek-latin-latin-wdth-normal.woff2',
  hanken: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  anekExtended: 'anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2',
  hankenExtended: 'hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2',
  anekVietnamese: 'anek-latin/files/anek-latin-vietnamese-wdth-normal.woff2',
  hankenVietnamese: 'hanken-grotesk/files/hanken-grotesk-vietnamese-wght-normal.woff2',
  gurmukhi: 'anek-gurmukhi/files/anek-gurmukhi-gurmukhi-wght-normal.woff2',
} as const;

export type FontName = keyof typeof FILES;

/** The bytes of a font, unchanged from its package. */
export const readFont = (name: FontName): Promise<Buffer> => readFile(`${PACKAGES}/${FILES[name]}`);
