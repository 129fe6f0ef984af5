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
  return [...quoted.filter((name) => name.includes('/') && TOP.has(name.split('/')[0] ?? '')), ...linked];
}

it.each(documents)('%s names only what is there', (document) => {
  const gone = namedIn(document).filter((name) => !NOT_IN_THE_REPOSITORY.test(name) && !existsSync(name));
  expect(gone).toEqual([]);
});

/** The claims of a table whose last column names tests, and quotes of their titles: `keyboard`: "the carousel"; ... */
const claims = ['docs/accessibility.md', 'docs/browsers.md']
  .flatMap((document) => [...readFileSync(document, 'utf8').matchAll(/^\|.*\| (`[^|]*?) *\|$/gm)])
  .flatMap(([, held = '']) => held.split('; '));

it('each test that a claim about accessibility names is there, with the words that it quotes of its title', () => {
  expect(claims.length).toBeGreaterThan(30);
  for (const claim of claims) {
    const [, name = ''] = /^`([\w./-]+)`(: "|$)/.exec(claim) ?? [];
    const file = name.includes('.') ? name : `e2e/${name}.e2e.ts`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const titles = [...text.matchAll(/\b(?:test|it|describe)\(\s*(['"`])(.*?)\1,/g)].map(
      ([, , title]) => title,
    );
    expect.soft(text, claim).not.toBe('');
    for (const [, words] of claim.matchAll(/"([^"]+)"/g))
      expect.soft(titles.join('\n'), claim).toContain(words);
  }
});
