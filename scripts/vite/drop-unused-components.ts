import type { Plugin } from 'vite';

/** Packages whose modules are free of side effects but for the forms below. */
const PACKAGES = /[\\/]node_modules[\\/](react-router|@radix-ui[\\/][^\\/]+)[\\/]dist[\\/]/;
const HELMET = /[\\/]node_modules[\\/]react-helmet-async[\\/]lib[\\/]index\.esm\.js/;
const HELMET_VERSION_CHECK = 'if (isReact19)';

/** Keeps 3 kB for the errors of server components, which only the router's own route table can throw; there is none here. */
const ROUTE_ERROR_CONTEXT = 'RenderErrorBoundary.contextType = RSCRouterContext;';

/**
 * Lets the bundler drop what nothing uses from the router, Radix and Helmet, 11 kB on every page. To the bundler
 * these look like side effects: `__name(f, "f")`, `Link.displayName = 'Link'`, which only name things for debugging, and `forwardRef(…)`
 * without a purity note. Helmet asks at run time which React there is; the lockfile knows.
 */
export function dropUnusedComponents(): Plugin {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform(code, id) {
      if (HELMET.test(id)) {
        if (!code.includes(HELMET_VERSION_CHECK))
          this.error('react-helmet-async: the React version check was not found');
        return { code: code.replaceAll(HELMET_VERSION_CHECK, 'if (true)'), map: null };
      }
      if (!PACKAGES.test(id)) return;
      const result = code
        .replace(/^\s*__name\(\w+, "[^"]*"\);$/gm, '')
        .replace(/^\s*\w+\.displayName = .*;$/gm, '')
        .replace(ROUTE_ERROR_CONTEXT, '')
        .replace(/static \{\s*__name\(this, "[^"]*"\);\s*\}/g, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: result, map: null };
    },
  };
}
