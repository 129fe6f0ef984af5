import { readFile } from 'node:fs/promises';
import { colours } from '../colours';
import { dataUrl } from './data-url';

type Tokens = { readonly [name: string]: string | Tokens };

const flat = (tokens: Tokens, prefix = ''): [name: string, value: string][] =>
  Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value, `${prefix}${name}-`),
  );

/** A variable for share.css, and the classes by which the site's drawings name a colour, for every colour token. */
const tokenRules = () =>
  flat(colours)
    .map(
      ([name, value]) =>
        `:root{--${name}:${value}}.fill-${name}{fill:${value}}.stroke-${name}{stroke:${value}}`,
    )
    .join('');

async function face(family: string, descriptors: string, file: string): Promise<string> {
  const url = dataUrl('font/woff2', await readFile(`src/styles/fonts/${file}.woff2`));
  return `@font-face{font-family:'${family}';${descriptors};src:url(${url})}`;
}

/** The whole stylesheet of the share images, with the fonts in it. */
export async function shareStyle(): Promise<string> {
  return [
    await face('Anek Latin', 'font-weight:800;font-stretch:75% 125%', 'anek-latin'),
    await face('Hanken Grotesk', 'font-weight:400 700', 'hanken-grotesk'),
    tokenRules(),
    await readFile('art/share/share.css', 'utf8'),
  ].join('\n');
}
