import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Packages that reach browsers as fonts and styles; `build.license` sees scripts only. */
const PACKAGES = [
  '@fontsource-variable/anek-gurmukhi',
  '@fontsource-variable/anek-latin',
  '@fontsource-variable/hanken-grotesk',
  'tailwindcss',
] as const;

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
        const texts = PACKAGES.map(
          (name) => `## ${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n`,
        );
        file.source = [file.source, ...texts].join('\n');
      },
    },
  };
}
