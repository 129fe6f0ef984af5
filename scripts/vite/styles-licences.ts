import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Fonts and styles that reach browsers; `build.license` sees scripts only. */
const LICENCES = {
  'Anek Gurmukhi': 'src/styles/fonts/anek-gurmukhi.LICENSE.txt',
  'Anek Latin': 'src/styles/fonts/anek-latin.LICENSE.txt',
  'Hanken Grotesk': 'src/styles/fonts/hanken-grotesk.LICENSE.txt',
  tailwindcss: 'node_modules/tailwindcss/LICENSE',
};

/** Adds the licences of fonts and base styles to the file that `build.license` writes. */
export function stylesLicences(fileName: string): Plugin {
  return {
    name: 'styles-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[fileName];
        if (file?.type !== 'asset') return;
        const texts = Object.entries(LICENCES).map(
          ([name, path]) => `## ${name}\n\n${readFileSync(path, 'utf8').trim()}\n`,
        );
        file.source = [file.source, ...texts].join('\n');
      },
    },
  };
}
