import type { Plugin } from 'vite';

/** Calls that create a React object and do nothing else. */
const MAKER = /= (React\d*\.(?:createContext|forwardRef|memo)\()/g;
/** A name for the developer tools. */
const DISPLAY_NAME = /^\w+\.displayName = ".*";$/gm;

/**
 * Lets the bundler leave out the components of React Router that no page uses, 6.5 kB of script: all are in one module,
 * made by calls that a bundler must keep for their possible side effects (docs/decisions/0019).
 * @throws Error when a new version of React Router is written differently
 */
export function removableRouterParts(): Plugin {
  let found = false;
  return {
    name: 'removable-router-parts',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/ },
      handler(code) {
        const marked = code.replaceAll(MAKER, '= /* @__PURE__ */ $1').replaceAll(DISPLAY_NAME, '');
        found ||= marked !== code;
        return { code: marked, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !found)
        throw new Error('React Router is no longer written as removable-router-parts expects.');
    },
  };
}
