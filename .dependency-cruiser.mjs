/** Folders of src, each of which may import from itself and from those before it. */
const LAYERS = ['lib', 'site', 'ui', 'backend', 'account', 'offline', 'layout', 'pages', 'app'];

/** The part of pages that every layer above lib may import: the registry and the shape of its facts. */
const PAGE_FACTS = '^src/pages/(registry|page-facts)\\.ts$';
/** Parts of other pages that Home shows: the next camp, and one of the testimonials. */
const SHOWN_ELSEWHERE = '^src/pages/(programs/(camp-list|NextCamp)|impact/content)\\.tsx?$';
const ACCOUNT_CODE = '^src/(backend|account|pages/(auth|admin))/';
const STATIC = { dependencyTypesNot: ['type-only', 'dynamic-import'] };

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `${layer}-knows-no-layer-above`,
  comment: 'Imports run one way, so that a folder can be read, tested and changed without those that use it.',
  severity: 'error',
  from: { path: `^src/${layer}/` },
  to: {
    path: `^src/(${LAYERS.slice(index + 1).join('|')})/`,
    pathNot: layer === 'lib' ? [] : [PAGE_FACTS],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'no-circles',
      comment: 'Modules that import each other, even types or lazily, can only be understood together.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'src-is-by-itself',
      comment: 'The site is built from src alone; tools and the local server may import it, not the reverse.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(server|scripts|tools|art|tests|e2e)/' },
    },
    {
      name: 'the-local-server-is-for-this-machine',
      comment:
        'A build for deployment must not depend on it: only `npm start`, `npm run dev`, db:reset and the email commands do.',
      severity: 'error',
      from: {
        path: '.',
        pathNot: [
          '^(server|tests|e2e)/',
          '^scripts/(start|db-reset|mail|mail-token)\\.ts$',
          '^vite\\.config\\.ts$',
        ],
      },
      to: { path: '^server/' },
    },
    {
      name: 'a-page-is-private',
      comment: 'A page changes without regard to other pages. Code for two pages goes to ui, site or lib.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+)/' },
      to: { path: '^src/pages/[^/]+/', pathNot: ['^src/pages/$1/', SHOWN_ELSEWHERE] },
    },
    {
      name: 'two-lists-of-pages',
      comment:
        'The registry lists the facts, page-modules.ts the code. Nothing else names the folder of a page.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/pages/([^/]+/|registry\\.ts$)', '^src/app/page-modules\\.ts$'] },
      to: { path: '^src/pages/[^/]+/' },
    },
    {
      name: 'the-registry-reads-facts',
      comment: 'Every page loads the registry; page.ts must load nothing else of a page.',
      severity: 'error',
      from: { path: '^src/pages/registry\\.ts$' },
      to: { path: '^src/pages/[^/]+/', pathNot: '/page\\.ts$' },
    },
    {
      name: 'facts-import-nothing',
      comment:
        'Every layer knows the facts, so they depend on none: no views, no words, no drawings, no types.',
      severity: 'error',
      from: { path: '^src/pages/([^/]+/page|page-facts)\\.ts$' },
      to: { path: '.', pathNot: '^src/pages/page-facts\\.ts$' },
    },
    {
      name: 'words-are-data',
      comment: 'Words are checked and built without React, and edited by people who do not program.',
      severity: 'error',
      from: { path: '^src/(pages|layout)/.*/content\\.ts$' },
      to: { path: '\\.tsx$|node_modules', ...STATIC },
    },
    {
      name: 'account-packages-stay-with-accounts',
      comment:
        'Only /auth and /admin load what talks to Supabase and handles forms: 80 kB that no visitor needs.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.schema\\.ts$', ACCOUNT_CODE, '^src/layout/Toaster\\.tsx$'] },
      to: {
        path: 'node_modules/(@supabase|@tanstack|react-hook-form|@hookform|zod|sonner|@radix-ui/react-tabs)/',
      },
    },
    {
      name: 'one-name-for-the-router',
      comment: 'Two names for one package would be two copies of its context.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: 'node_modules/react-router/', dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm'] },
    },
    {
      name: 'one-head',
      comment: 'On React 19 Helmet does not remove duplicates: two of them write two titles.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/layout/DocumentHead\\.tsx$' },
      to: { path: 'node_modules/react-helmet-async/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
