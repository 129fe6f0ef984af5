import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { DIST } from './scripts/dist';
import { buildEnvironment } from './scripts/environment';
import { LOCAL_PUBLISHABLE_KEY } from './scripts/local-backend';

const CONSOLE_SETUP = 'tests/support/setup.ts';
const FOLDER_SETUP = 'tests/support/setup-temporary.ts';

/** The local backend answers on the page's own origin. */
const localBackend = {
  'import.meta.env.VITE_SUPABASE_URL': 'window.location.origin',
  'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(LOCAL_PUBLISHABLE_KEY),
};

export default defineConfig(({ mode, command }) => {
  const build = command === 'build' ? buildEnvironment() : undefined;
  const isDevServer = command === 'serve' && mode !== 'test';
  const isLocal = build?.isLocal ?? (isDevServer && !process.env['VITE_SUPABASE_URL']);
  return {
    plugins: [
      react(),
      tailwindcss(),
      // Imported here, so that a build loads neither.
      ...(isDevServer ? [import('./tools/edit/plugin').then(({ editWords }) => editWords())] : []),
      ...(isDevServer && isLocal
        ? [import('./server/vite-plugin').then(({ embeddedBackend }) => embeddedBackend())]
        : []),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    define: build ? { 'import.meta.env.VITE_SITE_URL': JSON.stringify(build.siteUrl) } : {},
    server: {
      host: 'localhost',
      port: 5173,
      // Vite's own list, plus the local database with its keys and emails, other secrets and copies of a database.
      fs: {
        deny: ['.env', '.env.*', '*.{crt,pem,key,env,sql,dump}*', '**/{.git,supabase/.temp,backups}/**'],
      },
    },
    build: {
      outDir: DIST,
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
      // data: URLs are refused by the Content-Security-Policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
    },
    worker: { rolldownOptions: { output: { entryFileNames: 'sw.js' } } },
    // scripts/build.ts builds both: the scripts of the browser, and the bundle with which scripts/prerender.ts renders them.
    environments: {
      client: {
        define: isLocal ? localBackend : {},
        build: {
          manifest: true,
          license: { fileName: 'licences.txt' },
          rolldownOptions: {
            input: ['src/loader.ts', 'src/styles/index.css'],
            // sonner writes its styles into a <style> element, which `style-src 'self'` refuses; the toaster imports
            // the same rules as a file.
            treeshake: { manualPureFunctions: ['__insertCSS'] },
            output: {
              codeSplitting: {
                // What few pages share is not loaded by all. A sweater's paths are long: pages without one do without.
                groups: [
                  {
                    name: 'frame',
                    test: /[\\/](src|node_modules)[\\/](?!ui[\\/]sweaters[\\/])/,
                    minShareCount: 5,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        define: { 'import.meta.env.BUILD': JSON.stringify(build) },
        build: {
          outDir: 'build/prerender',
          copyPublicDir: false,
          rolldownOptions: { input: 'src/prerender.tsx' },
        },
      },
    },
    test: {
      // Ten times what any test takes on an idle machine: a busy machine must not fail a test.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      // The footer links to this stylesheet. Vitest gives the others an empty address, which React reports.
      css: { include: [/print\.css/] },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit:node',
            include: ['tests/**/*.test.ts'],
            setupFiles: [CONSOLE_SETUP],
            globalSetup: FOLDER_SETUP,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit:dom',
            include: ['tests/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: [CONSOLE_SETUP, 'tests/support/setup-dom.ts'],
          },
        },
      ],
    },
  };
});
