// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importsOf, packagesOf, sourceFiles, type SourceFile } from './source-files';

/** A folder may import only from itself and from those before it. */
const layers = [
  'lib',
  'site',
  'content',
  'ui',
  'sections',
  'backend',
  'features',
  'layouts',
  'offline',
  'pages',
];

const files = sourceFiles('src');

/** Folder of a file below src; wiring files at the top of src may import everything. */
const layerOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1];

const offences = (find: (file: SourceFile) => string[]) =>
  files.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`));

describe('the structure of src', () => {
  it('imports run one way: lib, site, content, ui, sections, backend, features, layouts, pages', () => {
    const wrong = offences((file) => {
      const own = layers.indexOf(layerOf(file.path) ?? '');
      if (own === -1) return [];
      return importsOf(file).filter((path) => {
        const layer = layerOf(path);
        if (layer === 'styles') return false;
        return layer === undefined ? path.startsWith('src/') : layers.indexOf(layer) > own;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('features do not import each other, but admin may import auth', () => {
    const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1];
    const wrong = offences((file) => {
      const own = featureOf(file.path);
      if (own === undefined) return [];
      return importsOf(file).filter((path) => {
        const other = featureOf(`${path}/`);
        return other !== undefined && other !== own && !(own === 'admin' && other === 'auth');
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file.path)).map((file) => file.path)).toEqual([]);
    expect(offences((file) => file.text.match(/^export \* from .*$/gm) ?? [])).toEqual([]);
  });

  it('content is data: no JSX, no hooks, no class names', () => {
    const content = files.filter((file) => file.path.startsWith('src/content/'));
    expect(content.filter((file) => file.path.endsWith('.tsx')).map((file) => file.path)).toEqual([]);
    expect(content.flatMap((file) => packagesOf(file).filter((name) => name !== 'zod'))).toEqual([]);
    expect(content.filter((file) => /className/.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('the content schemas and the contact schema stay out of what visitors load', () => {
    const wrong = offences((file) =>
      importsOf(file).filter(
        (path) =>
          (path.startsWith('src/content/schema') && !file.path.startsWith('src/content/schema')) ||
          (path.startsWith('src/features/contact') && !file.path.startsWith('src/features/contact')),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('the router is imported from react-router-dom only', () => {
    const wrong = offences((file) => packagesOf(file).filter((name) => /^react-router(\/|$)/.test(name)));
    expect(wrong).toEqual([]);
  });

  it('the account libraries are loaded by the account pages only', () => {
    const account = /^(@supabase\/|@tanstack\/|react-hook-form|@hookform\/|zod|sonner|@radix-ui\/react-tabs)/;
    const allowed =
      /^src\/(backend|features|content\/schema|layouts\/Toaster\.tsx|pages\/(Auth|Admin)Page\.tsx)/;
    const wrong = offences((file) =>
      allowed.test(file.path) ? [] : packagesOf(file).filter((name) => account.test(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('there is one Helmet', () => {
    const users = files.filter((file) => /<Helmet\b/.test(file.text)).map((file) => file.path);
    expect(users).toEqual(['src/layouts/DocumentHead.tsx']);
  });

  it('addresses of pages are written in the registry alone', async () => {
    const { pages } = await import('@/site/pages');
    const paths = Object.values(pages)
      .map((page) => page.path)
      .filter((path) => path.length > 1);
    const wrong = offences((file) => {
      if (file.path === 'src/site/pages.ts') return [];
      return paths.filter((path) => new RegExp(`['"\`]${path}(#[^'"\`]*)?['"\`]`).test(file.text));
    });
    expect(wrong).toEqual([]);
  });

  it('nothing names another origin outside the facts about the organisation', () => {
    const allowed = /^src\/(site\/organization|content\/|backend\/)/;
    const wrong = offences((file) =>
      allowed.test(file.path)
        ? []
        : (file.text.match(/['"`]https?:\/\/[^'"`]+/g) ?? []).filter(
            (url) => !/schema\.org|www\.sitemaps\.org/.test(url),
          ),
    );
    expect(wrong).toEqual([]);
  });

  it('files stay small', () => {
    const limit = 260;
    const long = files.filter((file) => file.text.split('\n').length > limit && !/content\//.test(file.path));
    expect(long.map((file) => file.path)).toEqual([]);
  });
});
