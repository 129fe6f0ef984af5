import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { parse, type AtRule, type ChildNode } from 'postcss';
import { compatOf, lackedBy } from './compat-data';

/** Returns the rules that Tailwind generates from a stylesheet and the classes named in a folder's files. */
export async function compiledStyles(stylesheet: string, folder: string): Promise<string> {
  const compiler = await compile(readFileSync(stylesheet, 'utf8'), {
    base: dirname(resolve(stylesheet)),
    onDependency: () => undefined,
  });
  const scanner = new Scanner({ sources: [{ base: resolve(folder), pattern: '**/*', negated: false }] });
  return compiler.build(scanner.scan());
}

/** The conditions of all `@supports` around a rule or declaration. */
function conditionsAround(node: ChildNode): string {
  const rule = node as AtRule;
  const own = node.type === 'atrule' && rule.name === 'supports' ? rule.params : '';
  const { parent } = node;
  return parent === undefined || parent.type === 'root'
    ? own
    : `${own} ${conditionsAround(parent as ChildNode)}`;
}

const wordsOf = (text: string) => new Set(text.match(/[a-z][a-z-]*/g));
const pseudosOf = (selector: string) =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) => name);

/** Paths under which the data may list the parts of a rule or declaration. */
function pathsOf(node: ChildNode): string[] {
  if (node.type === 'decl' && !/^(--|-[a-z])/.test(node.prop)) {
    const values = [...wordsOf(node.value)];
    return [
      `css.properties.${node.prop}`,
      ...values.map((value) => `css.properties.${node.prop}.${value}`),
      ...values.filter((value) => node.value.includes(`${value}(`)).map((value) => `css.types.${value}`),
    ];
  }
  if (node.type === 'rule') return pseudosOf(node.selector).map((name) => `css.selectors.${name}`);
  if (node.type !== 'atrule') return [];
  const parts = [...wordsOf(node.params)].map((word) => `css.at-rules.${node.name}.${word}`);
  return [`css.at-rules.${node.name}`, ...parts];
}

/** Returns the features of a stylesheet that are newer than the floor, but for those it asks for by `@supports`. */
export function styleFeatures(css: string): string[] {
  const found = new Set<string>();
  parse(css).walk((node) => {
    const conditions = wordsOf(conditionsAround(node));
    for (const feature of pathsOf(node)) {
      const isAskedFor = conditions.has(feature.slice(feature.lastIndexOf('.') + 1));
      if (compatOf(feature) && !isAskedFor && lackedBy(feature).length > 0) found.add(feature);
    }
  });
  return [...found].toSorted();
}
