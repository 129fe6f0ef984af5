// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { contentModules } from '@/content/schema/modules';
import { navigationItems } from '@/site/navigation';
import { collectAnchors } from '../../scripts/content-check/anchors';
import { findContentProblems } from '../../scripts/content-check/find-content-problems';
import { readContent, readPublicFiles } from '../../scripts/content-check/read-content';

describe('the content of the site', () => {
  it('has no mistake', async () => {
    expect(findContentProblems(await readContent(), await readPublicFiles())).toEqual([]);
  });

  it('has the anchors that the header leads to', async () => {
    const { anchors } = collectAnchors(await readContent());
    const targets = navigationItems.flatMap((item) =>
      item.dropdown === undefined ? [item.target] : item.dropdown.map((entry) => entry.target),
    );
    const withAnchor = targets.filter((target) => target.anchor !== undefined);
    expect(withAnchor).not.toEqual([]);
    expect(withAnchor.filter(({ page, anchor = '' }) => anchors.get(page)?.has(anchor) !== true)).toEqual([]);
  });

  it('has a schema for every group of values that a page shows', async () => {
    const modules = await readContent();
    const unchecked = Object.entries(contentModules).flatMap(([file, { schemas }]) =>
      Object.entries(modules[file] ?? {})
        .filter(([name, value]) => typeof value !== 'string' && !Object.hasOwn(schemas, name))
        .map(([name]) => `${file}: ${name}`),
    );
    expect(unchecked).toEqual([]);
  });
});
