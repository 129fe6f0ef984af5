import { sceneNames, type SceneName } from './images.generated';

/**
 * Returns the scene that an `/images/<scene>` path of the content names.
 * @throws Error when there is no such scene; the content check finds that before a build
 */
export function sceneOf(path: string): SceneName {
  const name = path.replace('/images/', '');
  const scene = sceneNames.find((known) => known === name);
  if (scene === undefined) throw new Error(`There is no scene for ${path}.`);
  return scene;
}
