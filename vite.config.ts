import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './server/vite-plugin';
import { LOCAL_PUBLISHABLE_KEY } from './server/local-key';
import { dropUnusedComponents } from './scripts/vite/drop-unused-components';
import { sonnerWithoutInlineStyle } from './scripts/vite/sonner-without-inline-style';

/** The build that `npm start` serves: its backend is the embedded one, on the page's own origin. */
const embeddedDefine = {
  'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
  'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
};

export default defineConfig(({ mode, command, isSsrBuild }) => {
  const hosted = Boolean(process.env['VITE_SUPABASE_URL']);
  const embedded = mode === 'embedded' || (command === 'serve' && mode !== 'test' && !hosted);
  return {
    plugins: [
      react(),
      tailwindcss(),
      sonnerWithoutInlineStyle(),
      dropUnusedComponents(),
      ...(command === 'serve' && embedded ? [embeddedBackend()] : []),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: embedded && !isSsrBuild ? embeddedDefine : {},
    server: { host: 'localhost', port: 5173 },
    // Dependency pre-bundling would bypass the plugin that takes sonner's inline style out.
    optimizeDeps: { exclude: ['sonner'] },
    build: {
      // data: URLs are refused by the Content-Security-Policy.
      assetsInlineLimit: 0,
      manifest: !isSsrBuild,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // `Link.displayName = 'Link'` would otherwise keep components of the router that nothing uses (3 kB).
            treeshake: { propertyWriteSideEffects: false },
          },
    },
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/support/setup.ts'],
      restoreMocks: true,
    },
  };
});
