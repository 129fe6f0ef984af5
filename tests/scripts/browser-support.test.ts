import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { scriptFeatures } from '../../scripts/browser-support/script-features';
import { styleFeatures } from '../../scripts/browser-support/style-features';
import { temporaryDirectory } from '../support/setup-temporary';

/** Long, because TypeScript rereads the browser's types for each of these programs. */
vi.setConfig({ testTimeout: 60_000 });

const options = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  types: [],
};

/** Returns the features that a script uses but the floor lacks, with their lines. */
function featuresOf(script: string): string[] {
  const file = join(temporaryDirectory(), 'script.tsx');
  writeFileSync(file, script.trim());
  return scriptFeatures([file], options).map(({ feature, line }) => `${line} ${feature}`);
}

it('names built-ins, methods, events and attributes that Safari 16.4 lacks', () => {
  const features = featuresOf(`
export const isAddress = (text: string) => URL.canParse(text);
export const refusal = () => Response.json({});
export const isSeen = (element: HTMLElement | null) => element?.checkVisibility();
export const watch = (menu: HTMLElement) => menu.addEventListener('beforetoggle', () => undefined);
export const target = (toggle: HTMLButtonElement) => toggle.popoverTargetElement;
export const { canParse } = URL;
export const menu = <button popoverTarget="menu"><nav popover="auto" /></button>;`);
  expect(features).toEqual([
    '1 api.URL.canParse_static',
    '2 api.Response.json_static',
    '3 api.Element.checkVisibility',
    '4 api.HTMLElement.beforetoggle_event',
    '5 api.HTMLButtonElement.popoverTargetElement',
    '6 api.URL.canParse_static',
    '7 html.elements.button.popovertarget',
    '7 html.global_attributes.popover',
  ]);
});

it('does not report features of the floor or names of our own', () => {
  const features = featuresOf(`
export const copy = structuredClone([1, 2]).toSorted().at(-1);
export const glide = (element: Element) => element.animate([]);
export const own = { canParse: () => true, any: 1 };
export const useOwn = own.canParse() && own.any;
export const read = async (answer: Response) => (await answer.json()) as unknown;`);
  expect(features).toEqual([]);
});

it('names properties, values, selectors and media features, except those inside their own @supports', () => {
  expect(
    styleFeatures(`
      h1 { text-wrap: balance; color: red }
      .menu:popover-open { display: block }
      @media (scripting: none) { p { margin: 0 } }
      @supports selector(::details-content) { details::details-content { display: block } }
    `),
  ).toEqual([
    'css.at-rules.media.scripting',
    'css.properties.text-wrap',
    'css.properties.text-wrap.balance',
    'css.selectors.popover-open',
  ]);
});
