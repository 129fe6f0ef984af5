import type { Plugin } from 'vite';

/**
 * Takes out the call by which sonner writes its stylesheet into a `<style>` element, which `style-src 'self'` refuses.
 * The package ships the same rules as dist/styles.css; src/layouts/ToastRegion.tsx imports that file instead.
 * Stops the build when the call is not found, so that an upgrade cannot bring it back unseen.
 */
export function sonnerWithoutInlineStyle(): Plugin {
  return {
    name: 'sonner-without-inline-style',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return;
      const result = code.replace(/^__insertCSS\(.*\);?$/m, '');
      if (result === code)
        this.error('sonner: the style injection was not found; review this plugin for the new version');
      return { code: result, map: null };
    },
  };
}
