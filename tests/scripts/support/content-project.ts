import { checkProject } from '../../../scripts/content-check/check-project';
import { readProject, type Project } from '../../../scripts/content-check/project';
import { edited, follow, recipeFor, type Recipe } from './recipes';

const shipped = await readProject();

/** The project of this repository, with photographs of several kinds in public/photos. */
export const project: Project = {
  ...shipped,
  publicFiles: new Map([
    ...shipped.publicFiles,
    ['/photos/camp.jpg', 300_000],
    ['/photos/small.jpg', 300_000],
    ['/photos/upright.jpg', 300_000],
    ['/photos/large.jpg', 9_000_000],
    ['/photos/heic.jpg', 300_000],
    ['/photos/broken.jpg', 300_000],
    ['/photos/SHOUTED.JPG', 300_000],
  ]),
  photographs: new Map([
    ['/photos/camp.jpg', { width: 2000, height: 1500, format: 'jpeg' }],
    ['/photos/small.jpg', { width: 600, height: 450, format: 'jpeg' }],
    ['/photos/upright.jpg', { width: 1400, height: 2100, format: 'jpeg' }],
    ['/photos/heic.jpg', { width: 2000, height: 1500, format: 'heif' }],
    ['/photos/broken.jpg', { width: 0, height: 0, format: undefined }],
  ]),
};

/** Returns the mistakes in a project. */
export const problemLines = async (changed: Project) => (await checkProject(changed)).problems;

// Reads and compiles everything once, so that each test waits only for its own changes.
await problemLines(project);

/** The end of a line whose number {@link problemsOf} writes as `HERE`. */
export const HERE = ' // here';

/** Returns a project after following a recipe. */
export const followed = (before: Project, recipe: Recipe): Project =>
  edited(before, recipe.file, (source) => follow(source, recipe));

/** Returns a project after following the recipe for a list with one text replaced. */
export function withMistake(list: string, right: string, wrong: string): Project {
  const recipe = recipeFor(list);
  const text = recipe.text.replace(right, () => wrong);
  if (text === recipe.text) throw new Error(`nothing to replace in the recipe for ${list}`);
  return followed(project, { ...recipe, text });
}

/**
 * Returns the lines of the check, each with its file name only and `HERE` in place of the number of the marked line.
 */
export async function problemsOf(changed: Project): Promise<readonly string[]> {
  const marked = new Set(
    [...changed.sources].flatMap(([file, source]) => {
      const line = source.split('\n').findIndex((text) => text.endsWith(HERE)) + 1;
      return line === 0 ? [] : [`${file}:${line}`];
    }),
  );
  return (await problemLines(changed)).map((problem) => {
    const place = /^\S+:\d+/.exec(problem)?.[0] ?? '';
    return problem.replace(
      place,
      `${place.slice(place.lastIndexOf('/') + 1).replace(/:\d+/, '')}${marked.has(place) ? ':HERE' : ''}`,
    );
  });
}
