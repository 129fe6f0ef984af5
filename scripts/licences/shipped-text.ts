import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Package } from './packages';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i;
const RULE = '='.repeat(80);

/** The texts a package carries about its licence. */
function textsOf({ folder, licence }: Package): string {
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `Licence: ${licence}`;
}

/**
 * Writes the text that goes with what browsers are sent: MIT, BSD and Apache 2.0 ask that notice and licence come with
 * every copy, also a compiled one, and so does the OFL for fonts.
 */
export function shippedText(packages: readonly Package[]): string {
  const byName = packages.toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    'This site is made with the software and the fonts below. Thank you to everybody who wrote and drew them.\n',
    ...byName.map(
      (one) => `${RULE}\n${one.name} ${one.version} (${one.licence})\n${RULE}\n\n${textsOf(one)}\n`,
    ),
  ].join('\n');
}
