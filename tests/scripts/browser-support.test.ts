import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { scriptFeatures } from '../../scripts/browser-support/script-features';
import { styleFeatures } from '../../scripts/browser-support/style-features';

/** TypeScript reads the types of the browser again for each of these programs. */
vi.setConfig({ testTimeout: 60_000 });

const options = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  types: [],
};

/** Names the features that a script of these lines uses and the floor lacks. */
function featuresOf(...lines: string[]): string[] {
  const file = join(mkdtempSync(join(tmpdir(), 'az1-features-')), 'script.tsx');
  writeFileSync(file, lines.join('\n'));
  return scriptFeatures([file], options).map(({ feature, line }) => `${line} ${feature}`);
}

it('names built-ins, methods, events and attributes that Safari 16.4 lacks', () => {
  expect(
    featuresOf(
      'export const isAddress = (text: string) => URL.canParse(text);',
      'export const first = (one: AbortSignal, two: AbortSignal) => AbortSignal.any([one, two]);',
      'export const refusal = () => Response.json({});',
      'export const isSeen = (element: HTMLElement | null) => element?.checkVisibility();',
      'export const close = (menu: HTMLElement) => menu.hidePopover();',
      "export const watch = (menu: HTMLElement) => menu.addEventListener('beforetoggle', () => undefined);",
      'export const target = (toggle: HTMLButtonElement) => toggle.popoverTargetElement;',
      'export const { canParse } = URL;',
      'export const menu = <button popoverTarget="menu"><nav popover="auto" /></button>;',
    ),
  ).toEqual([
    '1 api.URL.canParse_static',
    '2 api.AbortSignal.any_static',
    '3 api.Response.json_static',
    '4 api.Element.checkVisibility',
    '5 api.HTMLElement.hidePopover',
    '6 api.HTMLElement.beforetoggle_event',
    '7 api.HTMLButtonElement.popoverTargetElement',
    '8 api.URL.canParse_static',
    '9 html.elements.button.popovertarget',
    '9 html.global_attributes.popover',
  ]);
});

it('is silent about what the floor has and about names of our own', () => {
  expect(
    featuresOf(
      'export const copy = structuredClone([1, 2]).toSorted().at(-1);',
      'export const glide = (element: Element) => element.animate([]);',
      'export const own = { canParse: () => true, any: 1 };',
      'export const useOwn = own.canParse() && own.any;',
      'export const read = async (answer: Response) => (await answer.json()) as unknown;',
    ),
  ).toEqual([]);
});

it('names properties, values, selectors and media features, but for those that @supports asks for', () => {
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
