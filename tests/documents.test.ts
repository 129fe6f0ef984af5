import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const TOP = new Set(readdirSync('.'));
/** Files that only a build, a volunteer or a browser makes. */
const NOT_IN_THE_REPOSITORY = /^(dist|build)\b|^public\/photos\b|^supabase\/\.temp\b|[<*…]|NAME/;

const documents = [
  'README.md',
  'art/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Files and folders of the project that a document names, and those that it links. */
function namedIn(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const linked = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]+)/g)].map(([, name = '']) =>
    join(dirname(document), name),
  );
  const tests =
    document === 'docs/accessibility.md'
      ? [...text.matchAll(/^\|.*\| *(`.*)\|$/gm)].flatMap(([, held = '']) =>
          [...held.matchAll(/`([a-z-]+)`(?!\))/g)].map(([, name]) => `e2e/${name}.e2e.ts`),
        )
      : [];
  return [
    ...quoted.filter((name) => name.includes('/') && TOP.has(name.split('/')[0] ?? '')),
    ...linked,
    ...tests,
  ];
}

it.each(documents)('%s names only what is there', (document) => {
  const gone = namedIn(document).filter((name) => !NOT_IN_THE_REPOSITORY.test(name) && !existsSync(name));
  expect(gone).toEqual([]);
});
