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
    project.replace('src/content/camps.ts', "location: 'Edmonton'", "location: ''");
    project.replace('src/content/faqs.ts', "anchor: 'try-hockey'", "anchor: 'try'");
    expect(project.run(SCRIPT)).toEqual({
      status: 1,
      lines: [
        'src/content/camps.ts › try-hockey-january › location: is empty',
        'src/content/faqs.ts › experience › action.to: nothing on the page whatWeDo has the id try',
      ],
    });
  });

  it('names file and line where a quote is missing, also in a file that others import', () => {
    project.replace('src/content/partners.ts', "alt: 'A junior club'", "alt: 'A junior club");
    expect(project.run(SCRIPT)).toEqual({
      status: 1,
      lines: [expect.stringMatching(/^src\/content\/partners\.ts › line \d+: Unterminated string literal$/)],
    });
  });
});
