import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './server/vite-plugin';
import { LOCAL_PUBLISHABLE_KEY } from './server/local-key';
import { accordionCollection } from './scripts/vite/accordion-collection';
import { licencesFile } from './scripts/vite/licences-file';
import { dropUnusedComponents } from './scripts/vite/drop-unused-components';
import { sonnerWithoutInlineStyle } from './scripts/vite/sonner-without-inline-style';

/** What every page needs. In one file it compresses 6 kB better than in thirty. */
const FRAME_PACKAGES = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/;
const FRAME_SOURCES = /[\\/]src[\\/](lib|ui|layouts|sections|site|content)[\\/](?!.*(admin|auth))/;
/** Loaded later or by some pages only. */
const NOT_FRAME =
  /WideNavigation|Toaster|DocumentHead|structured-data|sitemap|Portrait|PrintButton|freshness|Freshness|month-day|use-today|[\\/]site[\\/](head|search-texts)|[\\/]art[\\/]|[\\/]sections[\\/].*[\\/]|[\\/]content[\\/](?!shared|footer|errors)/;

function isFrame(id: string): boolean {
  return (
    FRAME_PACKAGES.test(id) ||
    (FRAME_SOURCES.test(id) && !NOT_FRAME.test(id)) ||
    /ui[\\/]art[\\/](UiIcon|ui-icon|Logo|logo|Star|star|Tape|tapes|drawing-props)/.test(id)
  );
}

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
      accordionCollection(),
      dropUnusedComponents(),
      licencesFile(),
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
            output: {
              codeSplitting: {
                groups: [
                  // Apart and first: in the frame it would bring 70 kB along with the boot script, before the page has painted.
                  { name: 'load', test: /preload-helper|rolldown[\\/]runtime/, priority: 1 },
                  { name: 'frame', test: isFrame },
                ],
              },
            },
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
