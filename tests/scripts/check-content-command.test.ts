// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './support/project-copy';

const SCRIPT = 'scripts/check-content.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = copyProject();
});
afterEach(() => project.remove());

describe('npm run check-content', { timeout: 30_000 }, () => {
  it('says that all is well and ends with status 0', () => {
    expect(project.run(SCRIPT)).toEqual({
      status: 0,
      lines: ['The content is complete: nothing to correct.'],
    });
  });

  it('prints one line per mistake and ends with status 1', () => {
    project.edit('src/content/not-found.ts', (text) => text.replace("'Return to Home'", "''"));
    project.edit('src/content/home.ts', (text) => text.replace("anchor: 'mission'", "anchor: 'missions'"));
    expect(project.run(SCRIPT)).toEqual({
      status: 1,
      lines: [
        'src/content/home.ts › about › actions[0].to: nothing on the page about has the id missions',
        'src/content/not-found.ts › notFound › home: is empty',
      ],
    });
  });

  it('names file and line where a quote is missing, also in a file that others import', () => {
    project.edit('src/content/partners.ts', (text) =>
      text.replace("alt: 'A junior club'", "alt: 'A junior club"),
    );
    expect(project.run(SCRIPT)).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^src\/content\/partners\.ts › line \d+: Unterminated string literal$/)],
    });
  });
});
