import type { Plugin } from 'vite';
import { readPackage } from '../licences/packages';
import { sharedPackages } from '../licences/shared-packages';
import { shippedText } from '../licences/shipped-text';

/** The folder of the package a module belongs to; nested node_modules count, the innermost one is meant. */
const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** Writes licences.txt beside the bundle: the notices of everything that is in it. */
export function licencesFile(): Plugin {
  return {
    name: 'licences-file',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const folders = Object.values(bundle)
        .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
        .flatMap((id) => PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[1] ?? []);
      const packages = [...new Set(folders)].map((folder) => readPackage(folder));
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: shippedText([...packages, ...sharedPackages(process.cwd())]),
      });
    },
  };
}
