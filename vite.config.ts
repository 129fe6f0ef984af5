import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { embeddedBackend } from './server/vite-plugin';
import { LOCAL_PUBLISHABLE_KEY } from './scripts/local-backend';
import { buildTarget } from './scripts/browser-support/floor';
import { removableRouterParts } from './scripts/vite/removable-router-parts';
import { stylesLicences } from './scripts/vite/styles-licences';

const LICENCES_FILE = 'licences.txt';

/** Proofs too long for every run: `npm run test:slow`. */
const SLOW_TESTS = 'tests/slow/**/*.test.ts';
const CONSOLE_SETUP = 'tests/support/setup.ts';
const FOLDER_SETUP = 'tests/support/setup-temporary.ts';

/**
 * All of src/app but the boot script, the primitives and the drawn rink, with all their imports, as one file: 4 kB less
 * than thirty (Brotli). None of these modules may await a page's code, which imports the frame: each would wait for the
 * other.
 */
const FRAME = /[\\/]src[\\/](app[\\/](?!boot\.)[^\\/]+|ui[\\/]([^\\/]+|art[\\/]RinkSheet\.tsx))$/;
/**
 * Code that the boot script shares with the frame: as a part of the frame it would load all of it before the page has
 * painted.
 */
const SHARED_WITH_BOOT = /preload-helper|[\\/]backend[\\/]arrived-mail-link\.ts/;

/** Code that the home page and the programs share, in one file: the camps, the next camp's card, South Asian Night. */
const CAMPS =
  /[\\/]src[\\/]pages[\\/]programs[\\/](camps\.ts|NextCamp\.tsx)$|[\\/]site[\\/]south-asian-night\.ts$/;

/** Vite's own list, plus the local database with its keys and emails. */
const NEVER_SERVED = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/supabase/.temp/**'];

/**
 * React Router's `exports` name only its development build; the other has no warnings and is 0.4 kB smaller (Brotli).
 */
const production = (file: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url));
const productionRouter = [
  { find: /^react-router$/, replacement: production('index.mjs') },
  { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
];

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
      stylesLicences(LICENCES_FILE),
      removableRouterParts(),
      // Imported here, so that a build does not load the content check.
      ...(command === 'serve' && mode !== 'test'
        ? [import('./tools/edit/plugin').then(({ editWords }) => editWords())]
        : []),
      ...(command === 'serve' && embedded ? [embeddedBackend()] : []),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        ...(command === 'build' && !isSsrBuild ? productionRouter : []),
      ],
    },
    define: embedded && !isSsrBuild ? embeddedDefine : {},
    server: { host: 'localhost', port: 5173, fs: { deny: NEVER_SERVED } },
    build: {
      target: buildTarget,
      // data: URLs are refused by the Content-Security-Policy.
      assetsInlineLimit: 0,
      license: isSsrBuild ? false : { fileName: LICENCES_FILE },
      manifest: !isSsrBuild,
      modulePreload: {
        polyfill: false,
        // A page names its boot script alone: that script's imports would compete with the fonts and the first picture.
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? [] : files),
      },
      rolldownOptions: isSsrBuild
        ? {}
        : {
            // sonner writes its styles into a <style> element, which `style-src 'self'` refuses; the toaster imports
            // the same rules as a file. Marked pure, the call is dropped; else the journeys see a refusal in the console.
            treeshake: { manualPureFunctions: ['__insertCSS'] },
            // Inlined, the names of page-protocol.ts cost the boot script nothing: it does not import their file.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              codeSplitting: {
                groups: [
                  { name: 'load', test: SHARED_WITH_BOOT, priority: 1 },
                  { name: 'frame', test: FRAME },
                  { name: 'camps', test: CAMPS },
                ],
              },
            },
          },
    },
    test: {
      // Ten times what any test takes on an idle machine: a busy machine must not fail a test.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubEnvs: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'unit:node',
            include: ['tests/**/*.test.ts'],
            exclude: [SLOW_TESTS],
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
        {
          extends: true,
          test: {
            name: 'engines',
            include: ['e2e/engines/*.engine.ts'],
            globalSetup: 'e2e/engines/setup.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'slow',
            include: [SLOW_TESTS],
            setupFiles: [CONSOLE_SETUP],
            globalSetup: FOLDER_SETUP,
          },
        },
      ],
    },
  };
});
