import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const COLLECTION = '@radix-ui/react-collection';
const OWN_COPY = '?accordion';

/**
 * Gives Radix's accordion a copy of its own of the collection module. That module holds two implementations; the
 * header's menu uses one, the accordion the other, and in one shared module every page would load both (2 kB).
 */
export function accordionCollection(): Plugin {
  return {
    name: 'accordion-collection',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== COLLECTION || !importer?.includes('react-accordion')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : `${resolved.id}${OWN_COPY}`;
    },
    async load(id) {
      return id.endsWith(OWN_COPY) ? readFile(id.slice(0, -OWN_COPY.length), 'utf8') : null;
    },
  };
}
